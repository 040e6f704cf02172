import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { createStudyCenterStore, type StudyPlace } from './study-center.store.ts';
import { studyCenterStrings } from './study-center.strings.ts';

let server: TestServer;
let client: Client;
let user: User;
/** Free articles, so that all of each may be read. */
let free: number[];

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = await signInAsLearner(server.fetch);
  user = await client.my.detail();
  const { data } = await client.articles.list({ page: 1, size: 50 });
  free = data.data.filter(({ charge }) => charge === 0).map(({ id }) => id);
});
afterAll(() => server.close());

async function openStudy(place: StudyPlace) {
  const host = createTestHost({ user, now: Date.now() });
  const strings = studyCenterStrings['zh-CN'];
  const store = createStudyCenterStore({ host, strings, getProps: () => ({ study: client.study, place }) });
  store.start();
  const state = store.getState;
  const rows = () => {
    const { list } = state();
    return list.status === 'ready' ? list.rows : [];
  };
  await until(() => state().list.status === 'ready');
  return { host, state, rows, actions: store.actions };
}

it('shows how far an article was read, the latest first, and newly after more was read', async () => {
  const [older, newer] = free as [number, number];
  await client.study.record(older, 30);
  await client.study.record(newer, 100);
  const { host, rows } = await openStudy({ tab: 'learning', type: 'article', page: 1 });
  expect(rows().slice(0, 2)).toMatchObject([
    { resource: { type: 'article', id: newer }, progress: 100 },
    { resource: { type: 'article', id: older }, progress: 30 },
  ]);
  await client.study.record(older, 55);
  await host.wake();
  await until(() => rows()[0]?.progress, 55);
  expect(rows()[0]?.resource.id).toBe(older);
});

it('puts back what was set aside, and sets it aside again', async () => {
  const id = free[2]!;
  await client.study.collect({ type: 'article', id });
  const isCollected = async () => {
    const { data } = await client.study.list({ scene: 'collected', page: 1, size: 50 });
    return data.some(({ resource }) => resource.id === id);
  };
  const { actions, host, state } = await openStudy({ tab: 'collected', page: 1 });
  const becomes = async (isWanted: boolean) => {
    for (let tick = 0; tick < 200 && (await isCollected()) !== isWanted; tick += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await isCollected()).toBe(isWanted);
  };
  actions.togglePutBack({ type: 'article', id });
  expect(state().putBack).toEqual([`article ${id}`]);
  await becomes(false);
  actions.togglePutBack({ type: 'article', id });
  await becomes(true);
  expect(host.notices).toEqual([]);
});

it('turns to the last page when the address leads past it', async () => {
  for (const id of free.slice(0, 12)) await client.study.collect({ type: 'article', id });
  const { state } = await openStudy({ tab: 'collected', page: 40 });
  const { list } = state();
  const total = list.status === 'ready' ? list.total : 0;
  expect(total).toBeGreaterThanOrEqual(12);
  expect(list).toMatchObject({ page: Math.ceil(total / 10) });
});
