import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type ApiError, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createComments, createReplies } from './comments.fixtures.ts';

let server: TestServer;
let visitor: Client;
let admin: Manager;
let author: Person;
let other: Person;
let target: { type: 'article'; id: number };

beforeAll(async () => {
  server = await createTestServer();
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, other] = [await createPerson(server.db), await createPerson(server.db)];
  target = { type: 'article', id: await createArticle(server.db) };
});

const as = ({ token }: Person) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer }).comments;
const page = { page: 1, size: 50 };
const listed = async () => (await visitor.comments.list(target, page)).comments;
const repliesTo = async (id: number) =>
  (await visitor.comments.answers(id, page)).map(({ id: reply }) => reply);
const post = async (by: Person, parentId?: number) =>
  (await as(by).submit(target, { content: '一句话', ...(parentId && { parent_id: parentId }) })).id;
const gone = { code: 404, message: '评论不存在' };

/** What people may do to take a comment out of sight. */
const ways = {
  'its author deletes it': (id: number) => as(author).removeOwn(id),
  'the console hides it': (id: number) => admin.manage.comments.update(id, { is_hidden: true }),
  'the console removes it': (id: number) => admin.manage.comments.remove(id),
};

describe.each(Object.entries(ways))('a comment, when %s', (_, remove) => {
  it('leaves list, counts, links and the ways to answer it', async () => {
    const [id, left] = [await post(author), await post(other)];
    await remove(id);
    expect(await listed()).toMatchObject({ total: 1, data: [{ id: left }] });
    expect(await visitor.comments.counts('article', [target.id])).toEqual({ [target.id]: 1 });
    await expect(visitor.comments.place(target, id)).rejects.toMatchObject(gone);
    await expect(visitor.comments.answers(id, page)).rejects.toMatchObject(gone);
    await expect(post(other, id)).rejects.toMatchObject({ code: 1, message: '回复的评论不存在' });
    expect((await visitor.comments.place(target, left)).before).toBe(0);
  });

  it('stays without text, name and moment for its replies, and goes with the last of them', async () => {
    const id = await post(author);
    const reply = await post(other, id);
    await remove(id);
    const { users, comments } = await visitor.comments.list(target, page);
    expect(users).toEqual({});
    expect(comments).toMatchObject({
      total: 1,
      data: [{ id, content: '', user_id: 0, is_removed: true, children_count: 1 }],
    });
    expect(await repliesTo(id)).toEqual([reply]);
    expect(await visitor.comments.place(target, reply)).toEqual({
      comment_id: id,
      before: 0,
      replies_before: 0,
    });
    // Whoever has replied can still be answered.
    const further = await as(other).submit(target, { content: '再说', parent_id: id, reply_id: reply });
    await as(other).removeOwn(further.id);
    await as(other).removeOwn(reply);
    expect(await listed()).toEqual({ total: 0, data: [] });
  });

  it('leaves the replies as one of them, with the counts of the pages around it', async () => {
    const top = await post(other);
    const replies = [await post(author, top), await post(author, top), await post(author, top)] as const;
    await remove(replies[1]);
    expect(await repliesTo(top)).toEqual([replies[2], replies[0]]);
    expect((await listed()).data).toMatchObject([{ id: top, children_count: 2 }]);
    await expect(visitor.comments.place(target, replies[1])).rejects.toMatchObject(gone);
    expect((await visitor.comments.place(target, replies[0])).replies_before).toBe(1);
    const answer = { content: '回', parent_id: top, reply_id: replies[1] };
    await expect(as(other).submit(target, answer)).rejects.toMatchObject({ code: 1 });
  });
});

describe('deleting what one has written', () => {
  it('takes the words with it, so that no console shows them any more', async () => {
    const id = await post(author);
    await as(author).removeOwn(id);
    const { data } = await admin.manage.comments.list({ target_id: target.id });
    expect(data).toEqual([]);
    const [row] = await server.db.query.comments.findMany({
      where: (comments, { eq }) => eq(comments.id, id),
    });
    expect(row).toMatchObject({ content: '', contentHtml: '', excerpt: '' });
  });

  it('is for its author alone, and once', async () => {
    const id = await post(author);
    await expect(as(other).removeOwn(id)).rejects.toMatchObject({ code: 403 });
    await expect(visitor.comments.removeOwn(id)).rejects.toMatchObject({ code: 401 });
    await as(author).removeOwn(id);
    await expect(as(author).removeOwn(id)).rejects.toMatchObject(gone);
    await expect(as(other).removeOwn(id)).rejects.toMatchObject(gone);
  });

  it('keeps counts right while others answer and delete at once', async () => {
    const top = await createComments(server.db, target, author.id, 1);
    await createReplies(server.db, target, top, author.id, 12);
    const replies = await repliesTo(top);
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(server.db)));
    const [changed] = await Promise.all([
      admin.manage.comments.updateMany(replies.slice(0, 6), { is_hidden: true }),
      ...replies.slice(6).map((id) => as(author).removeOwn(id)),
      ...people.map((person) => post(person, top)),
    ]);
    expect((await listed()).data).toMatchObject([{ id: top, children_count: 6 }]);
    // Undoing locks in the same order.
    await Promise.all([
      admin.manage.log.undo(changed.action_id),
      ...people.map((person) => post(person, top)),
    ]);
    expect((await listed()).data).toMatchObject([{ id: top, children_count: 18 }]);
    expect(await repliesTo(top)).toHaveLength(18);
  });
});

describe('reporting', () => {
  const report = { reason: 'attack', words: '骂人' } as const;
  const statusOf = async (id: number) => {
    const { report_status, reports_count } = await admin.manage.comments.find(id);
    return [report_status, reports_count];
  };

  it('reaches the console once for each person, with reason and words', async () => {
    const id = await post(author);
    await as(other).report(id, report);
    const again = { code: 1, message: '你已经举报过这条评论' };
    await expect(as(other).report(id, report)).rejects.toMatchObject(again);
    expect(await statusOf(id)).toEqual(['open', 1]);
    expect((await admin.manage.comments.find(id)).reports).toMatchObject([
      { reason: 'attack', words: '骂人', user: { id: other.id } },
    ]);
    const found = await admin.manage.comments.list({ report_status: 'open', target_id: target.id });
    expect(found.data.map((row) => row.id)).toEqual([id]);
  });

  it('counts of several at once one of each person', async () => {
    const id = await post(author);
    const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(server.db)));
    const tries = people.flatMap((person) => [1, 2, 3].map(() => as(person).report(id, report)));
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(4);
    expect(await statusOf(id)).toEqual(['open', 4]);
  });

  it("refuses one's own, what is gone or cannot be read, a visitor, and words outside the contract", async () => {
    const id = await post(author);
    await expect(as(author).report(id, report)).rejects.toMatchObject({
      code: 1,
      message: '不能举报自己的评论',
    });
    await expect(visitor.comments.report(id, report)).rejects.toMatchObject({ code: 401 });
    const long = { reason: 'other', words: '长'.repeat(201) } as const;
    await expect(as(other).report(id, long)).rejects.toMatchObject({ code: 400 });
    await admin.manage.articles.update(target.id, { published_at: null });
    await expect(as(other).report(id, report)).rejects.toMatchObject({ code: 404 });
    await as(author).removeOwn(id);
    await expect(as(other).report(id, report)).rejects.toMatchObject(gone);
  });

  it('has an end for each person and day, at once too', async () => {
    await createComments(server.db, target, author.id, 34);
    const { data } = await listed();
    const tries = data.map(({ id }) => as(other).report(id, report));
    const answers = await Promise.allSettled(tries);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 429 });
      expect((reason as ApiError).retryAfter).toBeGreaterThan(0);
    }
  });

  it('is settled by who looks after comments, undone with it, and opened by the next report', async () => {
    const [id, quiet] = [await post(author), await post(author)];
    await as(other).report(id, report);
    const hide = { is_hidden: true, report_status: 'settled' } as const;
    const { action_id } = await admin.manage.comments.updateMany([id, quiet], hide);
    expect([await statusOf(id), await statusOf(quiet)]).toEqual([
      ['settled', 1],
      ['none', 0],
    ]);
    await admin.manage.log.undo(action_id);
    expect(await statusOf(id)).toEqual(['open', 1]);
    expect((await listed()).total).toBe(2);
    await admin.manage.comments.update(id, { report_status: 'settled' });
    await as(await createPerson(server.db)).report(id, report);
    expect(await statusOf(id)).toEqual(['open', 2]);
  });
});
