import { createCreditsApi, createDoubtsApi } from '@shuyuan/api-client/community';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments, creditAccounts, doubts, issues, problems, solutions } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { doubtSeeds } from './community/doubts.seed.ts';
import { problemSeeds } from './seed-problems.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('every problem and answer of the demonstration is there, and leads from the navigation and the search', async () => {
  const answers = problemSeeds.flatMap((seed) => seed.solutions);
  expect([await server.db.$count(problems), await server.db.$count(solutions)]).toEqual([40, answers.length]);
  const { navigation, search } = clientOf(server);
  expect((await navigation.header()).map(({ url }) => url)).toContain('/problem');
  expect(await search.find({ keywords: '三扇门', type: 'problem' })).toMatchObject({ total: 1 });
});

it('every topic of the demonstration is there, one of them pinned, with what was said to each', async () => {
  expect(await server.db.$count(issues)).toBe(20);
  expect(await server.db.$count(issues, eq(issues.isPinned, true))).toBe(1);
  const silent = sql`not exists (select from ${comments} where target_type = 'issue' and target_id = ${issues.id})`;
  expect(await server.db.$count(issues, silent)).toBe(0);
});

it('every doubt of the demonstration is there, with what teachers answered and promised, and the private ones for nobody else', async () => {
  expect(await server.db.$count(doubts)).toBe(30);
  const answered = doubtSeeds.filter(({ answer }) => answer !== undefined);
  expect(await server.db.$count(doubts, sql`${doubts.answeredAt} is not null`)).toBe(answered.length);
  const list = await createDoubtsApi(clientOf(server).http).list({ size: 50 });
  expect(list.total).toBe(doubtSeeds.filter(({ isPrivate }) => !isPrivate).length);
  expect(list.data.filter((doubt) => doubt.status === 'promised').length).toBeGreaterThan(4);
  expect(list.data.filter((doubt) => doubt.is_overdue).length).toBeGreaterThan(0);
});

it('says what earns credits, and its learner has some', async () => {
  const account = (await server.modules.demonstration.accounts(server.db)).find(
    ({ role }) => role === 'learner',
  )!;
  const learner = await clientOf(server).session.loginByPassword(account);
  const credits = createCreditsApi(clientOf(server, learner).http);
  expect(await credits.rules()).toEqual([
    { reason: 'register', amount: 100 },
    { reason: 'watched_video', amount: 5 },
    { reason: 'watched_course', amount: 20 },
    { reason: 'paid_order', amount: 100 },
  ]);
  expect((await credits.records()).data.map(({ reason }) => reason)).toContain('register');
});

it('what is accepted is solved, and no credits of the demonstration are lost or made', async () => {
  const isAccepted = sql`${problems.acceptedSolutionId} is not null`;
  const meant = problemSeeds.filter((seed) => seed.solutions.some((answer) => answer.isAccepted));
  expect(await server.db.$count(problems, isAccepted)).toBe(meant.length);
  const accounts = await server.db.select().from(creditAccounts);
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  const open = problemSeeds.filter((seed) => !meant.includes(seed));
  expect(accounts.find(({ kind }) => kind === 'bounty')?.balance).toBe(
    open.reduce((sum, { bounty = 0 }) => sum + bounty, 0),
  );
});
