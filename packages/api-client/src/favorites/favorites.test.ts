import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAnswer } from '../contract.ts';
import { createClient, type Client } from '../create-client.ts';
import { createMyLearningApi } from '../my-learning/my-learning.api.ts';
import { createFavoritesApi } from './favorites.api.ts';

let server: TestServer;
let learner: Client;

const clientWith = (token: string | null) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  const { token } = await clientWith(null).session.loginByPassword({
    mobile: '13800000001',
    password: 'shuyuan-demo',
  });
  learner = clientWith(token);
});
afterAll(() => server.close());

it('the calls about favourites keep to the contract over the real server', async () => {
  const favorites = createFavoritesApi(learner.http);
  const { data } = await learner.articles.list({ size: 1 });
  const thing = { type: 'article' as const, id: data.data[0]!.id };
  const { id: folderId } = await favorites.createFolder('契约');
  await learner.study.collect(thing, { folderId });
  const inFolder = async () => (await favorites.list({ category_id: folderId })).data;
  expect(await inFolder()).toMatchObject([{ resource: thing, category_id: folderId }]);
  expect(await favorites.move({ favorites: [thing], category_id: null })).toEqual({ moved_count: 1 });
  expect(await inFolder()).toEqual([]);
  await favorites.renameFolder(folderId, '契约二');
  expect((await favorites.folders()).categories.map(({ name }) => name)).toContain('契约二');
  await favorites.removeFolder(folderId);
  await expect(inFolder()).rejects.toMatchObject({ kind: 'business', code: 404 });
});

it('the calls about what one has, goes on with and has studied do too', async () => {
  const mine = createMyLearningApi(learner.http);
  const [courses, combos, videos] = await Promise.all([mine.courses(), mine.combos(), mine.videos()]);
  expect([courses, combos, videos].map(({ data, total }) => data.length <= total)).toEqual([
    true,
    true,
    true,
  ]);
  const [course] = (await learner.courses.list({ page: 1, size: 1 })).data.data;
  expect((await mine.course(course!.id)).lessons.length).toBeGreaterThan(0);
  const { data } = await learner.articles.list({ size: 1 });
  await learner.study.record(data.data[0]!.id, 30);
  expect((await learner.study.continue()).article).not.toBeNull();
  expect((await learner.study.days()).streak).toBeGreaterThan(0);
  const [latest] = (await learner.study.history({ size: 1 })).data;
  expect(latest?.resource).toMatchObject({ type: 'article', id: data.data[0]!.id });
  await learner.study.forget({ type: 'article', id: data.data[0]!.id });
});
