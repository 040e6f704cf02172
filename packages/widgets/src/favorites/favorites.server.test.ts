import { createFavoritesApi, type Client, type User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { createFavoritesStore } from './favorites.store.ts';
import { favoritesStrings } from './favorites.strings.ts';

let server: TestServer;
let client: Client;
let user: User;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = await signInAsLearner(server.fetch);
  user = await client.my.detail();
});
afterAll(() => server.close());

it('adds a folder, moves a favourite into it, and removes it without the favourite', async () => {
  const favorites = createFavoritesApi(client.http);
  const { data } = await client.articles.list({ size: 1 });
  const { id } = data.data[0]!;
  await client.study.collect({ type: 'article', id });
  const host = createTestHost({ user, now: Date.now() });
  const strings = favoritesStrings['zh-CN'];
  const store = createFavoritesStore({
    host,
    strings,
    getProps: () => ({ favorites, study: client.study }),
  });
  const { getState, actions } = store;
  const stop = store.start();
  const folder = () => getState().folders?.categories.find(({ name }) => name === '一个新夹');
  const rows = () => {
    const { list } = getState();
    return list.status === 'ready' ? list.rows : [];
  };
  await until(() => rows()[0]?.resource.id === id);
  actions.askCreate();
  actions.changeName('一个新夹');
  actions.submitFolder();
  await until(() => folder() !== undefined);
  actions.choose({ type: 'article', id }, true);
  actions.move(folder()!.id);
  await until(() => folder()?.favorites_count === 1);
  actions.askRemove(folder()!);
  actions.submitFolder();
  await until(() => folder() === undefined);
  await until(() => rows().some((row) => row.resource.id === id && row.category_id === null));
  expect(host.notices).toEqual([]);
  stop();
});
