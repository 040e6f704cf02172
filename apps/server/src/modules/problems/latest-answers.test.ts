import { createProblemsApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problems } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createProblemCategory } from './problems.fixtures.ts';

const day = 86_400_000;
let now = new Date();
let server: TestServer;
let category: number;
let asker: Person;
let helper: Person;
beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  asker = await createPerson(server.db);
  helper = await createPerson(server.db);
});
afterAll(() => server.close());

const api = (who?: Person) => createProblemsApi(clientOf(server, who).http);
const ask = () =>
  api(asker).store({
    client_id: crypto.randomUUID(),
    title: '怎样做',
    content: '<p>问</p>',
    category_id: category,
  });
const answer = (id: number, content = '<p>答</p>') =>
  api(helper).answer(id, { client_id: crypto.randomUUID(), content });
const answeredLast = async () => (await api().list({ scene: 'last_answer' })).data.data.map(({ id }) => id);

it('[CM-16] an answer to a question of a year ago stands first among the latest answers alone, and until the next answer', async () => {
  const old = await ask();
  await server.db.update(problems).set({ createdAt: new Date(now.getTime() - 365 * day) });
  const young = await ask();
  await answer(old);
  expect((await api().list()).data.data.map(({ id }) => id)).toEqual([young, old]);
  expect((await api().list({ scene: 'unsolved' })).data.data.map(({ id }) => id)).toEqual([young, old]);
  expect(await answeredLast()).toEqual([old]);
  now = new Date(now.getTime() + 60_000);
  await answer(young);
  expect(await answeredLast()).toEqual([young, old]);
});

it('[CM-16] changing a question or its answer, or bringing it back, does not make it the latest', async () => {
  await server.db.delete(problems);
  const first = await ask();
  const solution = await answer(first);
  now = new Date(now.getTime() + 60_000);
  const second = await ask();
  await answer(second);
  now = new Date(now.getTime() + 60_000);
  await api(helper).updateSolution(solution, '<p>改过的答</p>');
  await api(asker).update(first, { title: '改过的', content: '<p>改</p>', category_id: category });
  await api(helper).removeSolution(solution);
  await api(helper).restoreSolution(solution);
  await api(asker).accept(first, solution);
  expect(await answeredLast()).toEqual([second, first]);
});
