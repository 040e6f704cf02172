import { createStudyApi } from '@shuyuan/api-client';
import { createFollowsApi, createMessagesApi, createProblemsApi } from '@shuyuan/api-client/community';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditAccounts } from '../../db/schema.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { clientOf } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createProblemCategory, giveCredits } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let twins: Twins;
let category: number;
beforeAll(async () => {
  twins = await createTwins({});
  await saveSettings(twins.db, { 'features.wenda': true });
  category = await createProblemCategory(twins.db);
});
afterAll(() => twins.close());

/** A person's calls at one of the two servers. */
const http = (who: Person, at = 0) => clientOf(twins.servers[at % 2]!, who).http;
const fifty = <Answer>(call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => call(index)));
const somebody = () => createPerson(twins.db);
const fiftyPeople = () => fifty(somebody);

async function askedAndAnswered(bounty = 0) {
  const [asker, helper] = [await somebody(), await somebody()];
  if (bounty > 0) await giveCredits(twins.db, asker.id, bounty);
  const text = () => ({ client_id: crypto.randomUUID(), content: '<p>说</p>' });
  const problem = { ...text(), title: '怎样做', category_id: category, bounty };
  const id = await createProblemsApi(http(asker)).store(problem);
  return { asker, helper, id, solution: await createProblemsApi(http(helper)).answer(id, text()) };
}

const sumOfAll = async () =>
  (await twins.db.select({ sum: sql<number>`sum(balance)::int` }).from(creditAccounts))[0]?.sum;

it('[CM-01] accepts once what is accepted fifty times at once at two servers', async () => {
  const { asker, helper, id, solution } = await askedAndAnswered(20);
  const sum = await sumOfAll();
  await fifty((at) => createProblemsApi(http(asker, at)).accept(id, solution));
  const [account] = await twins.db.select().from(creditAccounts).where(eq(creditAccounts.userId, helper.id));
  expect(account?.balance).toBe(20);
  expect(await sumOfAll()).toBe(sum);
  const { data } = await createMessagesApi(http(helper)).list();
  expect(data).toMatchObject([{ type: 'accepted', actors_count: 1 }]);
});

it('[CM-03] counts one vote of one person, and one of each of fifty', async () => {
  const { solution } = await askedAndAnswered();
  const vote = (who: Person, at: number) =>
    createStudyApi(http(who, at)).thumbsUp({ type: 'solution', id: solution }, true);
  const count = async () =>
    (await createProblemsApi(http(await somebody())).solution(solution)).solution.thumbs_up_count;
  const voter = await somebody();
  await fifty((at) => vote(voter, at));
  expect(await count()).toBe(1);
  const voters = await fiftyPeople();
  await fifty((at) => vote(voters[at]!, at));
  expect(await count()).toBe(51);
});

it('follows once who is followed fifty times at once, and is followed once by each of fifty', async () => {
  const [follower, followed] = [await somebody(), await somebody()];
  await fifty((at) => createFollowsApi(http(follower, at)).follow(followed.id));
  const { followers } = createFollowsApi(http(followed));
  expect(await followers()).toMatchObject({ total: 1 });
  expect(await createMessagesApi(http(followed)).list()).toMatchObject({
    total: 1,
    data: [{ type: 'follow', actors_count: 1 }],
  });
  const others = await fiftyPeople();
  await fifty((at) => createFollowsApi(http(others[at]!, at)).follow(followed.id));
  expect(await followers()).toMatchObject({ total: 51 });
  expect(await createMessagesApi(http(followed)).list()).toMatchObject({
    total: 1,
    data: [{ type: 'follow', actors_count: 51 }],
  });
});
