import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { commentsOfPage } from './comment-pages.repo.ts';
import { insertComment, listReplies } from './comments.repo.ts';
import { createComments, createReplies, hostileComments } from './comments.fixtures.ts';

let server: TestServer;
let author: Person;
let target: { type: 'article'; id: number };
let visitor: Client;

beforeAll(async () => {
  server = await createTestServer();
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await createPerson(server.db, { nickName: '林小满', avatar: '/blobs/a.svg' });
  target = { type: 'article', id: await createArticle(server.db) };
});

const as = ({ token }: Person) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
const page = (number: number, size = 10) => ({ page: number, size });
const refusal = (code: number, message: unknown = expect.any(String)) => ({ code, message });

/** What one person posts, past the limits that a test is not about. */
const post = (
  content: string,
  more: { parent_id?: number; reply_id?: number; at_seconds?: number; paragraph?: number } = {},
  by = author,
) =>
  as(by)
    .comments.submit(target, { content, ...more })
    .then(({ id }) => id);

const waitOver = (person: Person) =>
  server.db.execute(
    sql`update comments set created_at = created_at - interval '2 days' where user_id = ${person.id}`,
  );

describe('listing comments', () => {
  it('CB-01 answers nothing, and no people, for a target that nobody has commented', async () => {
    expect(await visitor.comments.list(target, page(1))).toEqual({
      users: {},
      comments: { data: [], total: 0 },
    });
  });

  it('counts what it shows: a comment that comes meanwhile is in both or in neither', async () => {
    const comment = { target, userId: author.id, content: '话', contentHtml: '<p>话</p>', atSeconds: null };
    let isOver = false;
    const post100 = async () => {
      for (let posted = 0; posted < 100; posted += 1)
        await insertComment(server.db, comment, null, new Date());
      isOver = true;
    };
    const look = async () => {
      while (!isOver) {
        const { comments } = await visitor.comments.list(target, page(1, 100));
        expect(comments.data).toHaveLength(comments.total);
      }
    };
    await Promise.all([post100(), look(), look()]);
  });

  it('answers the newest first, the people who wrote them, and the total', async () => {
    const first = await post('第一条');
    const second = await post('第二条');
    const { users, comments } = await visitor.comments.list(target, page(1));
    expect(users).toEqual({ [author.id]: { id: author.id, nick_name: '林小满', avatar: '/blobs/a.svg' } });
    expect(comments.total).toBe(2);
    expect(comments.data).toEqual([
      expect.objectContaining({ id: second, content: '<p>第二条</p>' }),
      {
        id: first,
        parent_id: 0,
        content: '<p>第一条</p>',
        children_count: 0,
        reply_id: 0,
        reply_comment: null,
        reply_user: null,
        reply_user_id: 0,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        user_id: author.id,
        at_seconds: null,
        paragraph: null,
        edited_at: null,
        is_blocked: false,
        mentions: [],
        is_removed: false,
      },
    ]);
  });

  it('cuts 57 comments into pages without losing or doubling a row, also when all have one time', async () => {
    await createComments(server.db, target, author.id, 57);
    await server.db.execute(sql`update comments set created_at = now() where target_id = ${target.id}`);
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => visitor.comments.list(target, page(n))));
    const ids = pages.flatMap(({ comments }) => comments.data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(57);
    expect(pages.map(({ comments }) => comments.data.length)).toEqual([10, 10, 10, 10, 10, 7, 0]);
    expect(pages.every(({ comments }) => comments.total === 57)).toBe(true);
  });

  it('moves rows of later pages by exactly the number of new comments', async () => {
    await createComments(server.db, target, author.id, 30);
    const before = (await visitor.comments.list(target, page(1, 100))).comments.data.map(({ id }) => id);
    await Promise.all(['甲', '乙', '丙'].map((text) => post(text)));
    const after = (await visitor.comments.list(target, page(1, 100))).comments.data.map(({ id }) => id);
    expect(after.slice(3)).toEqual(before);
  });

  it('answers the oldest first when asked to', async () => {
    await createComments(server.db, target, author.id, 25);
    const newest = (await visitor.comments.list(target, page(1, 100))).comments.data.map(({ id }) => id);
    const oldest = await Promise.all(
      [1, 2, 3].map((n) => visitor.comments.list(target, { ...page(n), sort: 'oldest' })),
    );
    const ids = oldest.flatMap(({ comments }) => comments.data.map(({ id }) => id));
    expect(ids).toEqual(newest.toReversed());
  });

  it('counts the comments of many targets at once, and tells nothing of what may not be read', async () => {
    const hidden = await createArticle(server.db, { publishedAt: null });
    await createComments(server.db, target, author.id, 7);
    await createComments(server.db, { type: 'article', id: hidden }, author.id, 3);
    const ids = [target.id, hidden, 999_999_999];
    expect(await visitor.comments.counts('article', ids)).toEqual({
      [target.id]: 7,
      [hidden]: 0,
      999_999_999: 0,
    });
    await expect(visitor.comments.counts('article', [])).rejects.toMatchObject({ code: 400 });
  });

  it('CB-06 keeps the comments of a closed account, without its name', async () => {
    const leaving = await createPerson(server.db);
    await post('我先走了', {}, leaving);
    await server.db.execute(sql`delete from users where id = ${leaving.id}`);
    const { users, comments } = await visitor.comments.list(target, page(1));
    expect(comments.data).toEqual([
      expect.objectContaining({ user_id: leaving.id, content: '<p>我先走了</p>' }),
    ]);
    expect(users).toEqual({});
  });

  it('answers 404 for what is not there or not yet published', async () => {
    const draft = await createArticle(server.db, { publishedAt: null });
    for (const id of [999_999_999, draft]) {
      await expect(visitor.comments.list({ type: 'article', id }, page(1))).rejects.toMatchObject(
        refusal(404),
      );
    }
  });

  it.each(['page=0', 'page=x', 'size=101', 'size=-1', 'page=1e9', 'page=1;drop table comments'])(
    'puts %j right',
    async (query) => {
      const answer = await server.app.inject(`/api/v2/comment/article/${target.id}?${query}`);
      expect(answer.json()).toMatchObject({ code: 0 });
    },
  );
});

describe('posting a comment', () => {
  it('asks a visitor to sign in and stores nothing', async () => {
    await expect(visitor.comments.submit(target, { content: '你好' })).rejects.toMatchObject(refusal(401));
    expect((await visitor.comments.list(target, page(1))).comments.total).toBe(0);
  });

  it('CB-03 stores it once when the same key comes again and again, at once or later', async () => {
    const client = as(author);
    const send = () => client.comments.submit(target, { content: '只要一条' }, { idempotencyKey: 'draft-1' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await visitor.comments.list(target, page(1))).comments.total).toBe(1);
  });

  it('answers the row as the lists have it from then on', async () => {
    const text = '见 https://example.org\n<i>第二行</i>';
    const { id, row } = await as(author).comments.submit(target, { content: text });
    expect(row).toEqual((await visitor.comments.list(target, page(1))).comments.data[0]);
    const other = await createPerson(server.db, { nickName: '答复者', avatar: '/blobs/a.svg' });
    const reply = async (reply_id?: number) => {
      await waitOver(other);
      const more = { parent_id: id, ...(reply_id !== undefined && { reply_id }) };
      const sent = await as(other).comments.submit(target, { content: text, ...more });
      expect(sent.row).toEqual((await visitor.comments.answers(id, page(1)))[0]);
      return sent.id;
    };
    await reply(await reply());
  });

  it('keeps the text as typed and answers it as HTML', async () => {
    await post('  <b>粗</b>\r\n第二行  ');
    const { rows } = await server.db.execute(
      sql`select content from comments where target_id = ${target.id}`,
    );
    expect(rows).toEqual([{ content: '<b>粗</b>\n第二行' }]);
    const { comments } = await visitor.comments.list(target, page(1));
    expect(comments.data[0]?.content).toBe('<p>&lt;b&gt;粗&lt;/b&gt;<br>第二行</p>');
  });

  it('takes 5,000 characters and refuses 5,001', async () => {
    await post('字'.repeat(5000));
    await expect(post('字'.repeat(5001))).rejects.toMatchObject(refusal(400));
    await post('😀'.repeat(5000));
    await expect(post('😀'.repeat(5001))).rejects.toMatchObject(refusal(400));
    await post(`  ${'字\r\n'.repeat(2500)}  `);
  });

  it.each([' ', '\u0000', '\uD800'])('refuses %j, of which nothing is kept', async (text) => {
    await expect(post(text)).rejects.toMatchObject(refusal(400));
  });

  it.each(['\u200B\u200B', '\u202E', '\uFFFC', '\uE000', '\u0378'])(
    'refuses %j, which nobody could read',
    async (text) => {
      await expect(post(text)).rejects.toMatchObject(refusal(1, '评论内容不能为空'));
    },
  );

  it.each([
    '含\u0000空字符',
    '半个\uD83D字',
    '😀🇨🇳👩‍👩‍👧',
    'שלום\u200F',
    "'; drop table comments; --",
    '%s %d \\x00',
  ])('stores %j without harm', async (text) => {
    const id = await post(text);
    const { comments } = await visitor.comments.list(target, page(1));
    expect(comments.data[0]?.id).toBe(id);
  });

  it('CB-05 stores forty hostile bodies as harmless text', async () => {
    for (const [index, text] of hostileComments.entries()) {
      if (index % 15 === 14) await waitOver(author);
      await post(text);
    }
    const { comments } = await visitor.comments.list(target, page(1, 100));
    expect(comments.total).toBe(hostileComments.length);
    for (const { content } of comments.data) {
      expect(content).toMatch(/^<p>.*<\/p>$/su);
      expect(
        content.replace(/<\/?p>|<br>|<\/a>|<a href="https?:[^"<>\s]*" rel="nofollow ugc noopener">/g, ''),
      ).not.toMatch(/[<>"']/);
    }
  });

  it('refuses what is not there: 404', async () => {
    const missing = { type: 'article' as const, id: 999_999_999 };
    await expect(as(author).comments.submit(missing, { content: '在吗' })).rejects.toMatchObject(
      refusal(404),
    );
  });

  it('asks to wait after twenty posts in a minute, of this person alone', async () => {
    for (let count = 0; count < 20; count += 1) await post(`第 ${count} 条`);
    await expect(post('太快了')).rejects.toMatchObject({
      code: 429,
      message: expect.stringContaining('评论太频繁') as string,
      data: { retry_after: expect.any(Number) as number },
    });
    await post('我是别人', {}, await createPerson(server.db));
    await waitOver(author);
    await post('休息过了');
  });

  it('dates no comment before the one above it, even when the clock is set back', async () => {
    await post('先');
    await server.db.execute(
      sql`update comments set created_at = now() + interval '1 hour' where target_id = ${target.id}`,
    );
    await server.db.execute(
      sql`update comment_threads set last_posted_at = now() + interval '1 hour' where target_id = ${target.id}`,
    );
    const later = await post('后');
    expect((await visitor.comments.list(target, page(1))).comments.data[0]?.id).toBe(later);
  });
});

describe('replying', () => {
  let parent: number;
  beforeEach(async () => {
    parent = await post('楼主的话');
  });

  it('CB-07 stands under its comment, newest first, and raises children_count', async () => {
    const first = await post('一楼', { parent_id: parent });
    const second = await post('二楼', { parent_id: parent, reply_id: parent });
    expect(await visitor.comments.answers(parent, page(1))).toEqual([
      expect.objectContaining({ id: second, parent_id: parent, reply: null }),
      {
        id: first,
        parent_id: parent,
        content: '<p>一楼</p>',
        created_at: expect.any(String) as string,
        user_id: author.id,
        edited_at: null,
        is_blocked: false,
        mentions: [],
        user: { nick_name: '林小满', avatar: '/blobs/a.svg' },
        reply: null,
      },
    ]);
    const { comments } = await visitor.comments.list(target, page(1));
    expect(comments.total).toBe(1);
    expect(comments.data[0]?.children_count).toBe(2);
  });

  it('names whom it answers', async () => {
    const other = await createPerson(server.db, { nickName: '周知夏' });
    const reply = await post('我来答', { parent_id: parent }, other);
    await post('谢谢', { parent_id: parent, reply_id: reply });
    const [newest] = await visitor.comments.answers(parent, page(1));
    expect(newest?.reply).toEqual({ nick_name: '周知夏' });
  });

  it('counts right when forty people reply at once', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => createPerson(server.db)));
    await Promise.all(people.map((person) => post('同时', { parent_id: parent }, person)));
    const { comments } = await visitor.comments.list(target, page(1));
    expect(comments.data[0]?.children_count).toBe(40);
    const ids = (await visitor.comments.answers(parent, page(1, 100))).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('is not counted when the comment above it went at this very moment', async () => {
    const parentId = await post('说完就走');
    await server.db.execute(sql`delete from comments where id = ${parentId}`);
    const reply = { target, userId: author.id, content: '等等', contentHtml: '<p>等等</p>' };
    const answered = { parentId, replyId: null, replyUserId: null };
    expect(await insertComment(server.db, reply, answered, new Date())).toBeNull();
    const { rows } = await server.db.execute(
      sql`select replies_count from comment_threads where target_type = 'article' and target_id = ${target.id}`,
    );
    expect(rows).toEqual([{ replies_count: 0 }]);
  });

  it('CB-06 refuses to answer someone who is gone', async () => {
    const leaving = await createPerson(server.db);
    const reply = await post('再见', { parent_id: parent }, leaving);
    await server.db.execute(sql`delete from users where id = ${leaving.id}`);
    const refused = refusal(1, '回复的用户不存在');
    await expect(post('别走', { parent_id: parent, reply_id: reply })).rejects.toMatchObject(refused);
    await post('楼主还在', { parent_id: parent });
  });

  it('shows replies of and to closed accounts without a name', async () => {
    const leaving = await createPerson(server.db);
    const reply = await post('再见', { parent_id: parent }, leaving);
    await post('一路顺风', { parent_id: parent, reply_id: reply });
    await server.db.execute(sql`delete from users where id = ${leaving.id}`);
    const answers = await visitor.comments.answers(parent, page(1));
    expect(answers.map(({ user, reply: to }) => [user?.nick_name, to])).toEqual([
      ['林小满', null],
      [undefined, null],
    ]);
  });

  it('refuses a comment that is missing, elsewhere, itself a reply, or of another thread', async () => {
    const reply = await post('一楼', { parent_id: parent });
    const otherThread = await post('另起一楼');
    const elsewhere = await createArticle(server.db);
    const { id: elsewhereComment } = await as(author).comments.submit(
      { type: 'article', id: elsewhere },
      { content: '别处' },
    );
    const refused = refusal(1, '回复的评论不存在');
    for (const wrong of [
      { parent_id: 999_999_999 },
      { parent_id: elsewhereComment },
      { parent_id: reply },
      { parent_id: parent, reply_id: 999_999_999 },
      { parent_id: otherThread, reply_id: reply },
      { parent_id: parent, reply_id: otherThread },
      { reply_id: reply },
    ]) {
      await expect(post('不该存下', wrong)).rejects.toMatchObject(refused);
    }
    const { comments } = await visitor.comments.list(target, page(1));
    expect(comments.data.map(({ children_count }) => children_count)).toEqual([0, 1]);
  });

  it('lists replies of a comment only: 404 for a reply, a missing one, or one whose article is hidden', async () => {
    const reply = await post('一楼', { parent_id: parent });
    for (const id of [reply, 999_999_999]) {
      await expect(visitor.comments.answers(id, page(1))).rejects.toMatchObject(refusal(404));
    }
    await server.db.execute(sql`update articles set published_at = null where id = ${target.id}`);
    await expect(visitor.comments.answers(parent, page(1))).rejects.toMatchObject(refusal(404));
  });
});

describe('a thousand comments and two hundred answers', () => {
  interface Plan {
    'Node Type': string;
    'Index Name'?: string;
    'Relation Name'?: string;
    'Actual Rows': number;
    Plans?: Plan[];
  }
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  async function explain(query: ReturnType<typeof sql>) {
    const { rows } = await server.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, buffers, format json) ${query}`,
    );
    return nodes(rows[0]!['QUERY PLAN'][0].Plan);
  }

  it('reads a page from an index in its order, sorting and skipping nothing', async () => {
    const other = await createArticle(server.db);
    await createComments(server.db, { type: 'article', id: other }, author.id, 5000);
    const newest = await createComments(server.db, target, author.id, 1000);
    await createReplies(server.db, target, newest, author.id, 200);
    await server.db.execute(sql`analyze comments`);
    const firstPage = { targetId: sql`${target.id}::bigint`, limit: sql`10`, offset: sql`0` };
    const list = await explain(commentsOfPage('article', 'newest', firstPage));
    const replies = await explain(listReplies(server.db, newest, page(1)).getSQL());
    expect(list.map((node) => node['Index Name'] ?? node['Node Type'])).toEqual(['Limit', 'comments_newest']);
    expect(replies.map((node) => node['Index Name'])).toContain('comments_newest_replies');
    expect(replies.map((node) => node['Node Type'])).not.toContain('Sort');
    const ofComments = [...list, ...replies].filter((node) => node['Index Name']?.startsWith('comments_'));
    expect(ofComments.map((node) => node['Actual Rows'])).toEqual([10, 10]);
    const { comments } = await visitor.comments.list(target, page(10, 100));
    expect([comments.data.length, comments.total]).toEqual([100, 1000]);
    expect(await visitor.comments.answers(newest, page(2, 100))).toHaveLength(100);
  });
});

describe('the place of a comment', () => {
  const placeOf = (id: number, sort?: 'newest' | 'oldest') => visitor.comments.place(target, id, sort);

  it('CB-14 is where the list shows it, in either order, also when all have one time', async () => {
    await createComments(server.db, target, author.id, 30);
    await server.db.execute(sql`update comments set created_at = now() where target_id = ${target.id}`);
    for (const sort of ['newest', 'oldest'] as const) {
      const { comments } = await visitor.comments.list(target, { ...page(1, 100), sort });
      const places = await Promise.all(comments.data.map(({ id }) => placeOf(id, sort)));
      expect(places.map(({ before }) => before)).toEqual(comments.data.map((_, index) => index));
      expect(places.every(({ replies_before: replies }) => replies === null)).toBe(true);
    }
  });

  it('CB-14 of a reply is that of its comment, and how many replies are before it', async () => {
    const parent = await createComments(server.db, target, author.id, 15);
    await createReplies(server.db, target, parent, author.id, 25);
    const replies = await visitor.comments.answers(parent, page(1, 100));
    expect(await placeOf(replies[19]!.id)).toEqual({ comment_id: parent, before: 0, replies_before: 19 });
    expect(await placeOf(parent, 'oldest')).toEqual({ comment_id: parent, before: 14, replies_before: null });
  });

  it('CB-14 is not found for what is gone, elsewhere, or under something hidden', async () => {
    const id = await post('只在这里');
    const elsewhere = { type: 'article', id: await createArticle(server.db) } as const;
    await expect(placeOf(999_999_999)).rejects.toMatchObject(refusal(404, '评论不存在'));
    await expect(visitor.comments.place(elsewhere, id)).rejects.toMatchObject(refusal(404, '评论不存在'));
    await server.db.execute(sql`update articles set published_at = null where id = ${target.id}`);
    await expect(placeOf(id)).rejects.toMatchObject(refusal(404));
  });
});

describe('a comment about a moment of a recording', () => {
  it('CB-15 keeps the moment, to the second', async () => {
    await post('这里讲得真好', { at_seconds: 0 });
    await post('整节课都好');
    await post('这一步没看懂', { at_seconds: 754 });
    const { comments } = await visitor.comments.list(target, page(1));
    expect(comments.data.map(({ at_seconds: at }) => at)).toEqual([754, null, 0]);
  });

  it('is about a paragraph where that is said, and a reply is about none', async () => {
    const id = await post('这一段真好', { paragraph: 0 });
    await post('同感', { parent_id: id, paragraph: 3 });
    const { comments } = await visitor.comments.list(target, page(1));
    expect(comments.data.map(({ paragraph }) => paragraph)).toEqual([0]);
  });

  it.each([-1, 1.5, 86_401])('CB-15 refuses %s seconds', async (at_seconds) => {
    await expect(post('不是一个时刻', { at_seconds })).rejects.toMatchObject(refusal(400));
  });
});
