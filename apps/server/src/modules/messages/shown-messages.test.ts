import { createMessagesApi, createProblemsApi } from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createManager, type Manager } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let category: number;
let moderator: Manager;
let asker: Person;
let helper: Person;
let other: Person;
beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  moderator = await createManager(server, {
    problem: 'all',
    'problem.update': 'all',
    'problem.delete': 'all',
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db);
  helper = await createPerson(server.db);
  other = await createPerson(server.db);
});

const problems = (person: Person) => createProblemsApi(clientOf(server, person).http);
const messages = (person: Person) => createMessagesApi(clientOf(server, person).http);
const moderation = () => createModerationApi(clientOf(server, moderator).http);
const ask = () =>
  problems(asker).store({
    client_id: crypto.randomUUID(),
    title: '塔影为什么这样长',
    content: '<p>太阳低的时候。</p>',
    category_id: category,
  });
const answer = (person: Person, id: number, content: string) =>
  problems(person).answer(id, { client_id: crypto.randomUUID(), content });
const comment = async (person: Person, id: number, text: { content: string; parent_id?: number }) =>
  (await clientOf(server, person).comments.submit({ type: 'problem', id }, text)).id;

it('[CM-07] counts an answer no more once a moderator hides it, and again when it is shown', async () => {
  const id = await ask();
  const solution = { type: 'solution', id: await answer(helper, id, '<p>角度小。</p>') } as const;
  expect(await messages(asker).unread()).toBe(1);
  await moderation().decide(solution, 'hide');
  expect(await messages(asker).unread()).toBe(0);
  expect(await messages(asker).list()).toEqual({ data: [], total: 0 });
  await moderation().decide(solution, 'show');
  expect(await messages(asker).unread()).toBe(1);
});

it('[CM-07] counts an answer no more that its author takes away', async () => {
  const id = await ask();
  const solution = await answer(helper, id, '<p>角度小。</p>');
  await problems(helper).removeSolution(solution);
  expect(await messages(asker).unread()).toBe(0);
  await messages(asker).markAllRead(new Date().toISOString());
  expect(await messages(asker).unread()).toBe(0);
});

it('[CM-06] tells of two answers without the words of the hidden one', async () => {
  const id = await ask();
  await answer(helper, id, '<p>先说的。</p>');
  const last = await answer(other, id, '<p>不该说的。</p>');
  await moderation().decide({ type: 'solution', id: last }, 'hide');
  const { data } = await messages(asker).list();
  expect(data).toMatchObject([{ type: 'solution', actors_count: 2 }]);
  expect(JSON.stringify(data)).not.toContain('不该说的');
});

it('[CM-06] tells nobody of a problem that is hidden or deleted, but its author of the decision', async () => {
  const id = await ask();
  await problems(asker).accept(id, await answer(helper, id, '<p>角度小。</p>'));
  expect(await messages(helper).unread()).toBe(1);
  await problems(asker).remove(id);
  expect(await messages(helper).unread()).toBe(0);
  await problems(asker).restore(id);
  await moderation().decide({ type: 'problem', id }, 'hide');
  expect(await messages(helper).list()).toEqual({ data: [], total: 0 });
  expect((await messages(asker).list()).data.map(({ type }) => type)).toContain('moderation');
});

it('[CM-07] counts a reply no more that is taken away', async () => {
  const id = await ask();
  const parent = await comment(other, id, { content: '正午呢？' });
  const reply = await comment(helper, id, { content: '最短。', parent_id: parent });
  expect(await messages(other).list()).toMatchObject({ total: 1, data: [{ data: { excerpt: '最短。' } }] });
  await clientOf(server, helper).comments.removeOwn(reply);
  expect(await messages(other).list()).toEqual({ data: [], total: 0 });
  expect(await messages(other).unread()).toBe(0);
});

it('[CM-06] tells nobody of what is said below a solution whose problem is hidden or deleted', async () => {
  const id = await ask();
  const solution = await answer(helper, id, '<p>角度小。</p>');
  await clientOf(server, other).comments.submit({ type: 'solution', id: solution }, { content: '不该说的' });
  expect(await messages(helper).unread()).toBe(1);
  await moderation().decide({ type: 'problem', id }, 'hide');
  expect(await messages(helper).list()).toEqual({ data: [], total: 0 });
  await moderation().decide({ type: 'problem', id }, 'show');
  expect(await messages(helper).unread()).toBe(1);
  await problems(asker).remove(id);
  expect(await messages(helper).unread()).toBe(0);
});
