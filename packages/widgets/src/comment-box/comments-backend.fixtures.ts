import type {
  CommentPage,
  CommentPlace,
  CommentReply,
  CommentsApi,
  CommentSort,
  NewComment,
  SubmittedComment,
  User,
} from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal as refused } from '../testing/failures.fixtures.ts';

type Comment = CommentPage['comments']['data'][number];
type CallName = keyof CommentsApi;

/** Who writes in stories and tests. */
const people: CommentPage['users'][string][] = [
  '林知远',
  '沈砚秋',
  '周予安',
  '许清和',
  '顾南枝',
  '陆晚舟',
  '江照',
  '苏鹤鸣',
  '叶疏',
  'Wen Qiao',
  '何景行',
  '秦岚',
].map((nick_name, index) => ({ id: index + 2, avatar: '', nick_name }));

const words = [
  '读到第三段停下来想了很久。原来“慢读”不是读得慢，而是肯在一句话里多住一会儿。',
  '请问文中的方法适合零基础的同学吗？我想先从短文开始，每天半小时，不知道够不够。',
  '谢谢分享，照着做了一遍，确实比以前清楚。',
  '有一点不同的看法：顺序也许可以换一换，先动手抄写，再回头读注释。抄的时候会逼着自己看清每一个字，疑问也就自己浮出来了；等疑问攒够了再去查，记得最牢。',
  '收藏了，周末和孩子一起读。',
  '这里的例子取自《朱子语类》卷十，原文是“读书须是虚心切己”，建议补上出处。',
  '笔记的格式能不能再讲细一点？我现在是左边抄原文、右边写疑问，页脚留给一周后的自己。',
  '同意楼上，先问再读，印象最深。',
  '我是中学语文老师，上学期在班里试过，坚持下来的学生期末写作明显更有条理。',
  '看完马上去把书架上落灰的那本找了出来。',
];

export interface BackendOptions {
  comments?: number;
  /** How many replies the comment with this index, from the newest, has. @default every third has a few */
  repliesOf?: (index: number) => number;
  /** The moment that the comment with this index is about. @default none */
  momentOf?: (index: number) => number | null;
  /** Wall time, epoch milliseconds; the newest comment is a few minutes old. */
  now?: number;
  /** Who posts. */
  author?: Pick<User, 'id' | 'nick_name' | 'avatar'>;
}

/** 10:00 on a Monday in Shanghai, the test host's time. */
const standardNow = Date.UTC(2026, 2, 2, 2);
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the server answers it: its paragraphs and lines, and no markup. */
export function textAsHtml(text: string): string {
  return text
    .trim()
    .replace(/[&<>]/g, (character) => entities[character] ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The other way round. */
const textOf = (html: string) => html.replaceAll('<br>', '\n').replace(/<[^>]+>/g, '');

const minute = 60_000;
const fewReplies = (index: number) => (index % 3 === 1 ? (index % 5) + 1 : 0);

/** The comments of one thread in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createCommentsBackend(options: BackendOptions = {}) {
  const { comments: count = 0, repliesOf = fewReplies, momentOf = () => null } = options;
  const { now = standardNow, author = people[0] } = options;
  const users = Object.fromEntries(people.map((person) => [person.id, person]));
  const replies = new Map<number, CommentReply[]>();
  const kept = new Map<string, SubmittedComment>();
  const { called, controls } = createCalls<CallName>();
  let nextId = 100_000;
  let rows = Array.from({ length: count }, (_, index) => {
    const id = 1000 + count - index;
    replies.set(id, repliesTo(id, repliesOf(index), now - index * 37 * minute));
    const comment = commentOf(id, index, repliesOf(index), now - (index * 37 + 4) * minute);
    return { ...comment, at_seconds: momentOf(index) };
  });

  function store(comment: NewComment): SubmittedComment {
    const { content, parent_id: parentId = 0, reply_id: replyId = 0, at_seconds, paragraph } = comment;
    const id = (nextId += 1);
    const created_at = new Date(now).toISOString();
    const html = textAsHtml(content);
    if (parentId === 0) {
      const row = {
        ...commentOf(id, 0, 0, now),
        content: html,
        user_id: author?.id ?? 0,
        at_seconds: at_seconds ?? null,
        paragraph: paragraph ?? null,
      };
      rows = [row, ...rows];
      return { id, row };
    }
    const known = replies.get(parentId) ?? [];
    const replied = known.find((reply) => reply.id === replyId)?.user?.nick_name;
    const reply = replied ? { nick_name: replied } : null;
    const user = author ? { nick_name: author.nick_name, avatar: author.avatar } : null;
    const row = { id, parent_id: parentId, content: html, created_at, user, user_id: author?.id, reply };
    replies.set(parentId, [row, ...known]);
    rows = rows.map((each) =>
      each.id === parentId ? { ...each, children_count: each.children_count + 1 } : each,
    );
    return { id, row };
  }

  const reported = new Set<number>();

  /** As it was before the latest row was removed. */
  let before = { rows, replies };

  function restoreRows() {
    rows = before.rows;
    for (const [id, list] of before.replies) replies.set(id, list);
  }

  /** A comment with replies keeps its place, without its text; one without goes, as a reply does. */
  function removeRow(id: number) {
    before = { rows, replies: new Map(replies) };
    const removed = { content: '', user_id: 0, is_removed: true };
    rows = rows.flatMap((row) =>
      row.id !== id ? [row] : row.children_count > 0 ? [{ ...row, ...removed }] : [],
    );
    for (const [parentId, list] of replies) {
      const left = list.filter((reply) => reply.id !== id);
      if (left.length === list.length) continue;
      replies.set(parentId, left);
      rows = rows
        .map((row) => (row.id === parentId ? { ...row, children_count: row.children_count - 1 } : row))
        .filter((row) => !row.is_removed || row.children_count > 0);
    }
  }

  const find = (id: number) => [...rows, ...[...replies.values()].flat()].find((row) => row.id === id);

  const inOrder = (sort: CommentSort) => (sort === 'newest' ? rows : rows.toReversed());

  function placeOf(id: number, sort: CommentSort): CommentPlace {
    const top = inOrder(sort).findIndex((row) => row.id === id);
    if (top >= 0) return { comment_id: id, before: top, replies_before: null };
    for (const [parentId, list] of replies) {
      const index = list.findIndex((reply) => reply.id === id);
      if (index >= 0) return { ...placeOf(parentId, sort), replies_before: index };
    }
    throw refused('评论不存在', 404);
  }

  const api: CommentsApi = {
    list: (target, { page, size, sort = 'newest' }) =>
      called('list', { target, page, size, ...(sort !== 'newest' && { sort }) }, () => ({
        users,
        comments: { data: inOrder(sort).slice((page - 1) * size, page * size), total: rows.length },
      })),
    counts: (type, ids) =>
      called('counts', { type, ids }, () => Object.fromEntries(ids.map((id) => [id, rows.length]))),
    people: (target, keywords) =>
      called('people', { target, keywords }, () =>
        people.filter(({ nick_name }) => nick_name.includes(keywords)).slice(0, 8),
      ),
    place: (target, id, sort) => called('place', { target, id }, () => placeOf(id, sort ?? 'newest')),
    answers: (id, { page, size }) =>
      called('answers', { id, page, size }, () =>
        (replies.get(id) ?? []).slice((page - 1) * size, page * size),
      ),
    removeOwn: (id) => called('removeOwn', { id }, () => removeRow(id)),
    restoreOwn: (id) => called('restoreOwn', { id }, () => restoreRows()),
    words: (id) => called('words', { id }, () => textOf(find(id)?.content ?? '')),
    edit: (id, content) =>
      called('edit', { id, content }, () => {
        const edited = { mentions: [], content: textAsHtml(content), edited_at: new Date(now).toISOString() };
        rows = rows.map((row) => (row.id === id ? { ...row, ...edited } : row));
        for (const [parentId, list] of replies)
          replies.set(
            parentId,
            list.map((row) => (row.id === id ? { ...row, ...edited } : row)),
          );
        return edited;
      }),
    report: (id, { reason, words = '' }) =>
      called('report', { id, reason, words }, () => {
        if (reported.has(id)) throw refused('你已经举报过这条评论');
        reported.add(id);
      }),
    submit: (target, comment, { idempotencyKey = '' } = {}) =>
      called('submit', { target, comment, idempotencyKey }, () => {
        const sent = kept.get(idempotencyKey) ?? store(comment);
        kept.set(idempotencyKey, sent);
        return sent;
      }),
  };

  return {
    api,
    ...controls,
    /** Everything stored, newest first. */
    rows: () => rows,
    users,
    replies: (id: number) => replies.get(id) ?? [],
    setReplies: (id: number, list: CommentReply[]) => void replies.set(id, list),
    /** Somebody else posts. */
    post: (content: string) => store({ content }).id,
  };
}

export type CommentsBackend = ReturnType<typeof createCommentsBackend>;

function commentOf(id: number, index: number, children: number, at: number): Comment {
  return {
    id,
    parent_id: 0,
    content: textAsHtml(words[index % words.length] ?? ''),
    children_count: children,
    reply_id: 0,
    reply_comment: null,
    reply_user: null,
    reply_user_id: 0,
    created_at: new Date(at).toISOString(),
    user_id: people[(index * 5 + 1) % people.length]?.id ?? 1,
  };
}

function repliesTo(parentId: number, count: number, at: number): CommentReply[] {
  return Array.from({ length: count }, (_, index) => {
    const user = people[(index * 7 + 3) % people.length] ?? null;
    const replied = people[(index * 7 + 10) % people.length];
    return {
      id: parentId * 1000 + count - index,
      parent_id: parentId,
      content: textAsHtml(words[(index + 2) % words.length] ?? ''),
      created_at: new Date(at - index * 3 * minute).toISOString(),
      user,
      user_id: user?.id,
      reply: index < count - 1 && replied ? { nick_name: replied.nick_name } : null,
    };
  });
}

export const refusal = (message = '评论太频繁了，请稍后再试', code = 1) => refused(message, code);
