import type { CommentPage, CommentReply } from '@shuyuan/api-client';
import { offline, Refusal, silence, type Scenario } from './scenario.ts';

const people = ['沈砚秋', '周予安', '许清和', '顾南枝', '陆晚舟'].map((nick_name, index) => ({
  id: index + 3,
  avatar: '',
  nick_name,
}));

const words = [
  '读到第三段停下来想了很久。原来“慢读”不是读得慢，而是肯在一句话里多住一会儿。',
  '请问文中的方法适合零基础的同学吗？我想先从短文开始，每天半小时。',
  '谢谢分享，照着做了一遍，确实比以前清楚。',
  '有一点不同的看法：先动手抄写，再回头读注释，疑问自己就浮出来了。',
  '同意楼上，先问再读，印象最深。',
];

/** The test host's time: 10:00 on a Monday in Shanghai. */
const now = Date.UTC(2026, 2, 2, 2);
const hour = 3_600_000;
const at = (index: number) => new Date(now - (index + 1) * hour).toISOString();
const count = 23;

const users = Object.fromEntries(people.map((person) => [person.id, person]));
const comments: CommentPage['comments']['data'] = Array.from({ length: count }, (_, index) => ({
  id: count - index,
  parent_id: 0,
  content: `<p>${words[index % words.length]}</p>`,
  children_count: index === 1 ? 2 : 0,
  reply_id: 0,
  reply_comment: null,
  reply_user: null,
  reply_user_id: 0,
  created_at: at(index),
  user_id: people[index % people.length]?.id ?? 3,
  at_seconds: null,
}));

const replies: CommentReply[] = [
  { nick_name: '许清和', reply: { nick_name: '周予安' }, text: '好，我先试一周。' },
  { nick_name: '周予安', reply: null, text: '适合的，从三百字的短文开始就行。' },
].map(({ nick_name, reply, text }, index) => ({
  id: 1002 - index,
  parent_id: count - 1,
  content: `<p>${text}</p>`,
  created_at: at(index),
  user: { nick_name, avatar: '' },
  reply,
}));

const empty: CommentPage = { users: {}, comments: { data: [], total: 0 } };
const place = { comment_id: count, before: 0, replies_before: null };

/** How the calls of a comment box may be answered, by name. */
export const commentScenarios = {
  /** 23 comments on three pages, one of them with two replies; a post is taken. */
  loaded: {
    comments: {
      list: ({ query: { page, size, sort } }: { query: { page: number; size: number; sort: string } }) => ({
        users,
        comments: {
          data: (sort === 'oldest' ? comments.toReversed() : comments).slice((page - 1) * size, page * size),
          total: count,
        },
      }),
      answers: replies,
      counts: ({ query: { ids } }: { query: { ids: string } }) => ({
        counts: Object.fromEntries(ids.split(',').map((id) => [id, count])),
      }),
      place,
      submit: ({ body: { parent_id } }: { body: { parent_id?: number | undefined } }) =>
        parent_id === undefined ? { comment_id: 9001 } : { parent_id: 9002 },
    },
  },
  /** Nobody has said anything yet; a post is taken. */
  empty: { comments: { list: empty, answers: [], submit: { comment_id: 9001 } } },
  /** The list is still on its way, for ever. */
  loading: { comments: { list: silence } },
  /** The server is there and fails. */
  failed: {
    comments: {
      list: new Refusal(500, '服务器开小差了，请稍后再试'),
      answers: new Refusal(500, '服务器开小差了，请稍后再试'),
      submit: new Refusal(500, '服务器开小差了，请稍后再试'),
    },
  },
  /** Comments are read, and none is taken. */
  refused: {
    comments: {
      list: { users, comments: { data: comments.slice(0, 10), total: count } },
      answers: replies,
      submit: new Refusal(1, '评论太频繁了，请稍后再试'),
    },
  },
  /** No call reaches the server. */
  offline: { comments: { list: offline, answers: offline, submit: offline } },
} satisfies Record<string, Scenario>;
