import { createPostsApi, createProblemsApi } from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { creditAccounts, watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createManager, type Manager } from '../manage/manage.fixtures.ts';
import { moderationStrings as strings } from '../manage/managed-community.strings.ts';
import { createProblemCategory, giveCredits } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let category: number;
let asker: Person;
let helper: Person;
let moderator: Manager;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  await server.db.insert(watchedWords).values({ word: '代写论文' });
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db);
  helper = await createPerson(server.db);
  moderator = await createManager(server, {
    problem: 'all',
    'problem.update': 'all',
    'problem.delete': 'all',
  });
});

const api = (who?: Person) => createProblemsApi(clientOf(server, who).http);
const moderation = (who: Person) => createModerationApi(clientOf(server, who).http);
const ask = (content = '<p>太阳低的时候。</p>', bounty = 0) =>
  api(asker).store({
    client_id: crypto.randomUUID(),
    title: '塔影为什么这样长',
    content,
    category_id: category,
    bounty,
  });
const report = (who: Person, id: number) =>
  createPostsApi(clientOf(server, who).http).report({ type: 'problem', id }, { reason: 'vulgar' });

async function creditsOf({ id }: Person): Promise<number> {
  const [row] = await server.db.select().from(creditAccounts).where(eq(creditAccounts.userId, id));
  return row?.balance ?? 0;
}

it('CM-12: a held post waits with its word shown, and is seen by all once it is let through', async () => {
  const id = await ask('<p>代写论文找我</p>');
  const { data } = await moderation(moderator).list({ size: 50 });
  expect(data.find((post) => post.id === id)).toMatchObject({
    type: 'problem',
    visibility: 'held',
    held_word: '代写论文',
  });
  expect((await api(moderator).detail(id)).visibility).toBe('held');
  await moderation(moderator).decide({ type: 'problem', id }, 'show');
  expect((await api().detail(id)).visibility).toBe('shown');
});

it('CM-11: one decision closes all reports, the second moderator hears who has decided, and it can be reported again', async () => {
  const id = await ask();
  await report(helper, id);
  await report(await createPerson(server.db), id);
  const post = { type: 'problem', id } as const;
  await moderation(moderator).decide(post, 'hide', '请文明提问');
  await expect(api(helper).detail(id)).rejects.toMatchObject({ code: 404 });
  const second = await createManager(server, { 'problem.update': 'all' });
  await expect(moderation(second).decide(post, 'hide')).rejects.toMatchObject({
    code: 1,
    message: strings.decided('老师'),
  });
  await moderation(second).decide(post, 'show');
  await report(helper, id);
});

it('is for those who hold the right, and never for one’s own post', async () => {
  const id = await ask();
  await expect(moderation(helper).list()).rejects.toMatchObject({ code: 403 });
  await expect(moderation(helper).decide({ type: 'problem', id }, 'hide')).rejects.toMatchObject({
    code: 403,
  });
  const own = await api(moderator).store({
    client_id: crypto.randomUUID(),
    title: '自己的',
    content: '<p>问题</p>',
    category_id: category,
  });
  await expect(moderation(moderator).decide({ type: 'problem', id: own }, 'hide')).rejects.toMatchObject({
    message: strings.ownPost,
  });
});

it('CM-02: a problem that is hidden gives its bounty back once, and takes it again when it is restored', async () => {
  await giveCredits(server.db, asker.id, 20);
  const id = await ask('<p>正午呢</p>', 20);
  const post = { type: 'problem', id } as const;
  await moderation(moderator).decide(post, 'hide');
  expect(await creditsOf(asker)).toBe(20);
  await moderation(moderator).decide(post, 'show');
  expect(await creditsOf(asker)).toBe(0);
  await moderation(moderator).remove(post);
  expect(await creditsOf(asker)).toBe(20);
  await expect(moderation(moderator).remove(post)).rejects.toMatchObject({ code: 404 });
});

it('CM-02: a held problem that is rejected gives its bounty back once, whatever its author and the moderator do then', async () => {
  await giveCredits(server.db, asker.id, 20);
  const id = await ask('<p>代写论文找我</p>', 20);
  const post = { type: 'problem', id } as const;
  expect(await creditsOf(asker)).toBe(0);
  await moderation(moderator).decide(post, 'hide', '请文明提问');
  expect(await creditsOf(asker)).toBe(20);
  await api(asker).remove(id);
  await api(asker).restore(id);
  await api(asker).remove(id);
  expect(await creditsOf(asker)).toBe(20);
  await expect(api(helper).detail(id)).rejects.toMatchObject({ code: 404 });
});

it('CM-01: hiding the accepted solution opens the problem again, even when its author has spent the bounty', async () => {
  await giveCredits(server.db, asker.id, 20);
  const id = await ask('<p>正午呢</p>', 20);
  const solution = await api(helper).answer(id, { client_id: crypto.randomUUID(), content: '<p>短</p>' });
  await api(asker).accept(id, solution);
  await server.db.update(creditAccounts).set({ balance: 0 }).where(eq(creditAccounts.userId, helper.id));
  await moderation(moderator).decide({ type: 'solution', id: solution }, 'hide');
  expect(await api().detail(id)).toMatchObject({ is_solved: false, solutions_count: 0 });
  await api(asker).remove(id);
  expect(await creditsOf(asker)).toBe(20);
});
