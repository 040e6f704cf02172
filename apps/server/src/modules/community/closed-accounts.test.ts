import { createIssuesApi, createMessagesApi, createProblemsApi } from '@shuyuan/api-client/community';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let category: number;
let asker: Person;
let helper: Person;
beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db);
  helper = await createPerson(server.db, { nickName: '林远' });
});

const http = (who: Person) => clientOf(server, who).http;
const problems = (who: Person) => createProblemsApi(http(who));
const sent = () => ({ client_id: crypto.randomUUID(), content: '<p>说明</p>' });
const close = (who: Person, destroysAt: Date | null) =>
  server.db.update(users).set({ destroysAt }).where(eq(users.id, who.id));
const soon = new Date('2100-01-01');

it('[CM-10] a closed account is named neither in notices nor as the author of what was accepted, until it is opened again', async () => {
  const id = await problems(asker).store({ ...sent(), title: '怎样做', category_id: category });
  await problems(asker).accept(id, await problems(helper).answer(id, sent()));
  const seen = async () => {
    const [notice] = (await createMessagesApi(http(asker)).list()).data;
    const [solution] = (await problems(asker).solutions(id)).data;
    expect(solution?.is_accepted).toBe(true);
    return [notice?.actor?.nick_name, solution?.user?.nick_name];
  };
  expect(await seen()).toEqual(['林远', '林远']);
  await close(helper, soon);
  expect(await seen()).toEqual([undefined, undefined]);
  await close(helper, null);
  expect(await seen()).toEqual(['林远', '林远']);
  await server.db.delete(users).where(eq(users.id, helper.id));
  expect(await seen()).toEqual([undefined, undefined]);
});

it('[CM-10] what a closed account has asked stays, without its name', async () => {
  const problem = await problems(helper).store({ ...sent(), title: '怎样做', category_id: category });
  const issues = createIssuesApi(http(helper));
  const issue = await issues.store({ ...sent(), title: '话题' });
  await close(helper, soon);
  expect((await problems(asker).detail(problem)).user).toBeNull();
  expect((await createIssuesApi(http(asker)).detail(issue)).user).toBeNull();
  expect((await problems(asker).list()).data.data.find((each) => each.id === problem)?.user).toBeNull();
});
