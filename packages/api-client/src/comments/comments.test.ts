import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { checkAnswer } from '../contract.ts';
import { createClient, type Client } from '../create-client.ts';

let server: TestServer;
let visitor: Client;
let learner: Client;
let target: { type: 'article'; id: number };

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
  const login = { mobile: '13800000001', password: 'shuyuan-demo' };
  const { token } = await visitor.session.loginByPassword(login);
  learner = createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
  const { data } = await visitor.articles.list({ size: 100 });
  const busiest = data.data.toSorted((a, b) => b.comments_count - a.comments_count)[0]!;
  target = { type: 'article', id: busiest.id };
});
afterAll(() => server.close());

const first = { page: 1, size: 10 };

describe('the comment calls over the real server', () => {
  it('page through a long discussion', async () => {
    const one = await visitor.comments.list(target, first);
    const two = await visitor.comments.list(target, { page: 2, size: 10 });
    expect(one.comments.total).toBeGreaterThan(60);
    expect(one.comments.data).toHaveLength(10);
    const ids = [...one.comments.data, ...two.comments.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    for (const { user_id } of one.comments.data) expect(one.users[user_id]?.nick_name).toBeTruthy();
  });

  it('read the replies of a comment, as many as it counts', async () => {
    const { comments } = await visitor.comments.list(target, { page: 1, size: 100 });
    const most = comments.data.toSorted((a, b) => b.children_count - a.children_count)[0]!;
    const replies = await visitor.comments.answers(most.id, { page: 1, size: 100 });
    expect(replies).toHaveLength(most.children_count);
    expect(most.children_count).toBeGreaterThan(20);
    expect(replies.some(({ reply }) => reply !== null)).toBe(true);
  });

  it('answer the id of a new comment, and of a reply to it, each with its row', async () => {
    const { id: comment, row } = await learner.comments.submit(target, { content: '我也来说一句' });
    const { id: reply } = await learner.comments.submit(target, { content: '自问自答', parent_id: comment });
    const { comments } = await visitor.comments.list(target, first);
    expect(comments.data[0]).toEqual({ ...row, id: comment, children_count: 1 });
    expect((await visitor.comments.answers(comment, first)).map(({ id }) => id)).toEqual([reply]);
  });

  it('CB-03 store a comment once for one key, and refuse the key for another one', async () => {
    const before = (await visitor.comments.list(target, first)).comments.total;
    const options = { idempotencyKey: 'one-draft' };
    const send = (content: string) => learner.comments.submit(target, { content }, options);
    expect(await send('只发一次')).toEqual(await send('只发一次'));
    await expect(send('换了内容')).rejects.toMatchObject({ kind: 'business', code: 400 });
    expect((await visitor.comments.list(target, first)).comments.total).toBe(before + 1);
  });

  it('carry the words of a refusal', async () => {
    const missing = learner.comments.submit(target, { content: '在吗', parent_id: 999_999_999 });
    await expect(missing).rejects.toMatchObject({ kind: 'business', code: 1, message: '回复的评论不存在' });
    await expect(visitor.comments.submit(target, { content: '在吗' })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
  });
});
