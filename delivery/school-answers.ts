const people = Object.fromEntries(
  ['林知远', '沈砚秋', '周予安'].map((nick_name, index) => [
    index + 2,
    { id: index + 2, avatar: '', nick_name },
  ]),
);

const comments = ['第一条评论', '<p>第二条：$x^2$</p><ul><li>一</li><li>二</li></ul>', '第三条评论'].map(
  (content, index) => ({
    id: 10 + index,
    parent_id: 0,
    content: content.startsWith('<') ? content : `<p>${content}</p>`,
    children_count: index,
    reply_id: 0,
    reply_comment: null,
    reply_user: null,
    reply_user_id: 0,
    created_at: '2026-03-01T02:00:00.000Z',
    user_id: 2 + index,
  }),
);

/** What a school answers to a page that has nothing but the documented recipe. */
export function schoolAnswers(path: string): unknown {
  if (/\/comment\/article\/\d+$/.test(path))
    return { users: people, comments: { data: comments, total: 25 } };
  if (path.endsWith('/answer')) return [];
  return {};
}
