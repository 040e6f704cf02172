import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { checkAnswer } from '../contract.ts';
import { createClient, type Client } from '../create-client.ts';

let server: TestServer;
let visitor: Client;
let learner: Client;

const clientWith = (token: string | null) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  visitor = clientWith(null);
  const { token } = await visitor.session.loginByPassword({
    mobile: '13800000001',
    password: 'shuyuan-demo',
  });
  learner = clientWith(token);
});
afterAll(() => server.close());

const find = async (holds: (article: { charge: number }) => boolean) => {
  const begun = (await learner.study.list({ scene: 'learning', type: 'article', size: 50 })).data;
  const { data } = await visitor.articles.list({ size: 100 });
  return data.data.find((card) => holds(card) && begun.every(({ resource }) => resource.id !== card.id))!;
};

describe('the calls about studying over the real server', () => {
  it('keep how far a free article was read, and list it first', async () => {
    const { id } = await find(({ charge }) => charge === 0);
    await learner.study.record(id, 30);
    await learner.study.record(id, 10);
    expect((await learner.articles.detail(id)).study).toEqual({
      place: 10,
      progress: 30,
      is_collected: false,
    });
    const { data } = await learner.study.list({ scene: 'learning', size: 1 });
    expect(data).toMatchObject([
      {
        resource: { type: 'article', id, state: 'published' },
        progress: 30,
        subscribed_at: null,
        collected_at: null,
      },
    ]);
  });

  it('refuse to keep how far somebody is in what they may not read, in words for them', async () => {
    const { id } = await find(({ charge }) => charge > 0);
    const { article, study } = await visitor.articles.detail(id);
    expect([article.can_read, article.is_buy, study]).toEqual([false, false, null]);
    const stranger = await visitor.session.loginByPassword({
      mobile: '13800000003',
      password: 'shuyuan-demo',
    });
    await expect(clientWith(stranger.token).study.record(id, 5)).rejects.toMatchObject({
      kind: 'business',
      code: 403,
      message: expect.stringMatching(/\p{Script=Han}/u) as string,
    });
  });

  it('set something aside and put it back', async () => {
    const { id } = await find(({ charge }) => charge > 0);
    const collected = async () =>
      (await learner.study.list({ scene: 'collected', size: 50 })).data.map(({ resource }) => resource.id);
    await learner.study.release({ type: 'article', id });
    const before = await collected();
    await learner.study.collect({ type: 'article', id });
    expect(await collected()).toEqual([id, ...before]);
    await learner.study.release({ type: 'article', id });
    expect(await collected()).toEqual(before);
  });

  it('reject with code 404 for what is not there, and ask a visitor to sign in', async () => {
    const missing = { type: 'article' as const, id: 999_999_999 };
    await expect(learner.study.collect(missing)).rejects.toMatchObject({ kind: 'business', code: 404 });
    await expect(learner.study.release(missing)).resolves.toEqual({});
    await expect(visitor.study.collect(missing)).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});
