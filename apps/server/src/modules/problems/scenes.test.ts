import { createProblemsApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createProblemCategory } from './problems.fixtures.ts';

let server: TestServer;
let category: number;
let asker: Person;
let helper: Person;
let now = new Date('2026-03-02T02:00:00Z');
beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.wenda': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  category = await createProblemCategory(server.db);
  [asker, helper] = [await createPerson(server.db), await createPerson(server.db)];
});

const api = (who?: Person) => createProblemsApi(clientOf(server, who).http);
const sent = () => ({ client_id: crypto.randomUUID(), content: '<p>说明</p>' });
const pass = () => (now = new Date(now.getTime() + 60_000));
const ask = (title: string) => {
  pass();
  return api(asker).store({ ...sent(), title, category_id: category });
};
const answer = (id: number) => {
  pass();
  return api(helper).answer(id, sent());
};
type Query = NonNullable<Parameters<ReturnType<typeof api>['list']>[0]>;
const listed = async (scene: Query['scene'], rest: Query = {}) => {
  const { data } = (await api().list({ scene, category_id: category, ...rest })).data;
  return data.map(({ title }) => title);
};

it('each scene holds its own, in its order', async () => {
  const [one, two, three] = [await ask('一'), await ask('二'), await ask('三')];
  const [toThree, toOne] = [await answer(three), await answer(one)];
  expect(await listed('default')).toEqual(['三', '二', '一']);
  expect(await listed('last_answer')).toEqual(['一', '三']);
  expect(await listed('solved')).toEqual([]);
  pass();
  await api(asker).accept(one, toOne);
  pass();
  await api(asker).accept(three, toThree);
  expect(await listed('solved')).toEqual(['三', '一']);
  expect(await listed('unsolved')).toEqual(['二']);
  await api(asker).accept(three, null);
  expect(await listed('solved')).toEqual(['一']);
  expect(await listed('unsolved')).toEqual(['三', '二']);
  await api(helper).removeSolution(toOne);
  expect(await listed('solved')).toEqual([]);
  expect(await listed('last_answer')).toEqual(['三']);
  await api(asker).remove(two);
  expect(await listed('unsolved')).toEqual(['三', '一']);
});

it('is cut into pages that hold each once, and ends', async () => {
  for (const title of ['一', '二', '三']) await ask(title);
  expect(await listed('default', { page: 1, size: 2 })).toEqual(['三', '二']);
  expect(await listed('default', { page: 2, size: 2 })).toEqual(['一']);
  expect(await listed('default', { page: 3, size: 2 })).toEqual([]);
  expect((await api().list({ category_id: category })).data.total).toBe(3);
});

it('holds what is asked for in one category, by part of a title with the signs of patterns as they are', async () => {
  await ask('占 50% 的步骤');
  await ask('占一半的步骤');
  const elsewhere = await createProblemCategory(server.db);
  expect(await listed('default', { keywords: '50%' })).toEqual(['占 50% 的步骤']);
  expect(await listed('default', { keywords: '_' })).toEqual([]);
  expect(await listed('default', { category_id: elsewhere })).toEqual([]);
});
