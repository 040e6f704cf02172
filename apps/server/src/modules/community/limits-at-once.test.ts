import { createStudyApi, isApiError } from '@shuyuan/api-client';
import {
  createFollowsApi,
  createIssuesApi,
  createPostsApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issues, postReports, problems, solutions } from '../../db/schema.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { clientOf } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let twins: Twins;
let category: number;
let person: Person;
let asked: number[];
beforeAll(async () => {
  twins = await createTwins({});
  await saveSettings(twins.db, { 'features.wenda': true });
  category = await createProblemCategory(twins.db);
  const other = await createPerson(twins.db);
  const rows = Array.from({ length: 60 }, (_, index) => ({
    userId: other.id,
    clientId: crypto.randomUUID(),
    title: `第 ${index} 问`,
    content: '<p>问</p>',
    excerpt: '问',
    categoryId: category,
    createdAt: new Date(),
  }));
  asked = (await twins.db.insert(problems).values(rows).returning({ id: problems.id })).map(({ id }) => id);
});
afterAll(() => twins.close());
beforeEach(async () => {
  person = await createPerson(twins.db);
});

type Http = ReturnType<typeof clientOf>['http'];
const sent = () => ({ client_id: crypto.randomUUID(), content: '<p>说</p>' });

/** How many of so many calls of one person at the same moment, half of them to each server, are allowed; with the codes of the others. */
async function allowedOf(count: number, call: (http: Http, index: number) => Promise<unknown>) {
  const results = await Promise.allSettled(
    Array.from({ length: count }, (_, index) =>
      call(clientOf(twins.servers[index % 2]!, person).http, index),
    ),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  const codes = new Set(refused.map(({ reason }) => (isApiError(reason) ? reason.code : String(reason))));
  return [count - refused.length, [...codes]];
}

const written = async () => {
  const [one, two, three] = await Promise.all([
    twins.db.$count(problems, eq(problems.userId, person.id)),
    twins.db.$count(solutions, eq(solutions.userId, person.id)),
    twins.db.$count(issues, eq(issues.userId, person.id)),
  ]);
  return one + two + three;
};

describe('a limit that parallel calls of one person meet on two servers', () => {
  it('lets twelve posts through in a minute, questions, answers and topics counted together', async () => {
    const outcome = await allowedOf(45, (http, index) => {
      if (index % 3 === 0)
        return createProblemsApi(http).store({ ...sent(), title: '怎样做', category_id: category });
      if (index % 3 === 1) return createProblemsApi(http).answer(asked[index]!, sent());
      return createIssuesApi(http).store({ ...sent(), title: '话题' });
    });
    expect([outcome, await written()]).toEqual([[12, [429]], 12]);
  });

  it('lets one person vote 120 times in a minute', async () => {
    const outcome = await allowedOf(150, (http, index) =>
      createStudyApi(http).thumbsUp({ type: 'problem', id: asked[index % 60]! }, index % 2 === 0),
    );
    expect(outcome).toEqual([120, [429]]);
  });

  it('lets one person follow and block 60 times in a minute', async () => {
    const followed = await createPerson(twins.db);
    const outcome = await allowedOf(80, (http, index) =>
      index % 2 === 0
        ? createFollowsApi(http).follow(followed.id)
        : createFollowsApi(http).unfollow(followed.id),
    );
    expect(outcome).toEqual([60, [429]]);
  });

  it('takes 30 reports of one person in a day', async () => {
    const outcome = await allowedOf(45, (http, index) =>
      createPostsApi(http).report({ type: 'problem', id: asked[index]! }, { reason: 'vulgar' }),
    );
    const stored = await twins.db.$count(postReports, eq(postReports.userId, person.id));
    expect([outcome, stored]).toEqual([[30, [429]], 30]);
  });
});
