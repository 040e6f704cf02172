import { createStudyApi } from '@shuyuan/api-client';
import { createMessagesApi, createProblemsApi, type NewProblem } from '@shuyuan/api-client/community';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditAccounts, problems, solutions } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createProblemCategory, giveCredits } from './problems.fixtures.ts';
import { problemStrings as strings } from './problems.strings.ts';

let server: TestServer;
let category: number;
let moderator: Person;
let asker: Person;
let helper: Person;
let other: Person;
let twin: number;
let kept: number;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  moderator = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  [asker, helper, other] = await Promise.all([
    createPerson(server.db),
    createPerson(server.db),
    createPerson(server.db),
  ]);
  await giveCredits(server.db, asker.id, 20);
  twin = await api(asker).store(asked({ bounty: 20 }));
  kept = await api(other).store(asked());
});

const api = (who?: Person) => createProblemsApi(clientOf(server, who).http);
const asked = (part: Partial<NewProblem> = {}): NewProblem => ({
  client_id: crypto.randomUUID(),
  title: '塔影为什么这样长',
  content: '<p>太阳低的时候。</p>',
  category_id: category,
  ...part,
});
const answered = () => ({ client_id: crypto.randomUUID(), content: '<p>因为角度小。</p>' });
const like = (who: Person, id: number) =>
  createStudyApi(clientOf(server, who).http).thumbsUp({ type: 'problem', id }, true);
const creditsOf = async ({ id }: Person) =>
  (await server.db.select().from(creditAccounts).where(eq(creditAccounts.userId, id)))[0]?.balance ?? 0;
const sumOfAll = async () =>
  (await server.db.select({ sum: sql<number>`sum(balance)::int` }).from(creditAccounts))[0]?.sum;
const messagesOf = (who: Person) => createMessagesApi(clientOf(server, who).http);

describe('CM-14: a duplicate that is merged', () => {
  it('leads on, takes the solutions along, its bounty comes back, and its author is told', async () => {
    const solution = await api(helper).answer(twin, answered());
    const sum = await sumOfAll();
    await expect(api(helper).merge(twin, kept)).rejects.toMatchObject({ code: 403 });
    await api(moderator).merge(twin, kept);
    expect(await creditsOf(asker)).toBe(20);
    expect(await sumOfAll()).toBe(sum);
    expect(await api().detail(twin)).toMatchObject({ merged_into_id: kept, solutions_count: 0 });
    expect(await api().detail(kept)).toMatchObject({ solutions_count: 1 });
    expect((await api().solution(solution)).problem.id).toBe(kept);
    expect(await server.db.$count(solutions, eq(solutions.problemId, twin))).toBe(0);
    await expect(api(other).answer(twin, answered())).rejects.toMatchObject({ message: strings.merged });
    expect((await messagesOf(asker).list()).data).toContainEqual(
      expect.objectContaining({ type: 'moderation', resource: { type: 'problem', id: kept } }),
    );
    expect((await api().list({ category_id: category })).data.data.map(({ id }) => id)).not.toContain(twin);
  });

  it('leads through a chain, and takes along who likes it, each once and nobody their own', async () => {
    await like(helper, twin);
    await like(helper, kept);
    await like(other, twin);
    await like(moderator, twin);
    await api(moderator).merge(twin, kept);
    expect(await api(moderator).detail(kept)).toMatchObject({ thumbs_up_count: 2, is_thumbs_up: true });
    expect((await api().detail(twin)).thumbs_up_count).toBe(0);
    const last = await api(helper).store(asked());
    await api(moderator).merge(kept, last);
    expect((await api().detail(twin)).merged_into_id).toBe(last);
    expect((await api().detail(last)).thumbs_up_count).toBe(1);
  });

  it('leaves one unread message of what was told of both, and what was read stays read', async () => {
    const mine = await api(asker).store(asked());
    await api(helper).answer(twin, answered());
    await api(other).answer(mine, answered());
    const { data } = await messagesOf(asker).list();
    expect(data).toHaveLength(2);
    await api(moderator).merge(twin, mine);
    const told = (await messagesOf(asker).list()).data.filter(({ type }) => type === 'solution');
    expect(told).toMatchObject([{ resource: { type: 'problem', id: mine }, read_at: null }]);
    expect(await messagesOf(asker).unread()).toBe(2);
  });

  it('is merged once: again into the same changes nothing, into another is refused', async () => {
    const third = await api(helper).store(asked());
    const before = await sumOfAll();
    const results = await Promise.allSettled([
      api(moderator).merge(twin, kept),
      api(moderator).merge(twin, third),
      api(moderator).merge(twin, kept),
    ]);
    expect(results.some(({ status }) => status === 'rejected')).toBe(true);
    const into = (await api().detail(twin)).merged_into_id ?? 0;
    await api(moderator).merge(twin, into);
    await expect(api(moderator).merge(twin, into === kept ? third : kept)).rejects.toMatchObject({
      message: strings.merged,
    });
    expect(await creditsOf(asker)).toBe(20);
    expect(await sumOfAll()).toBe(before);
    expect((await messagesOf(asker).list()).data.filter(({ type }) => type === 'moderation')).toHaveLength(1);
  });

  it('is merged neither into itself, nor into one that is merged, hidden or gone, nor once it is solved', async () => {
    const third = await api(helper).store(asked());
    await expect(api(moderator).merge(twin, twin)).rejects.toMatchObject({ message: strings.mergeSelf });
    await api(moderator).merge(kept, third);
    await expect(api(moderator).merge(twin, kept)).rejects.toMatchObject({ message: strings.merged });
    // A circle would lead nowhere.
    await expect(api(moderator).merge(third, kept)).rejects.toMatchObject({ message: strings.merged });
    await expect(api(moderator).merge(twin, 999_999)).rejects.toMatchObject({ code: 404 });
    await server.db.update(problems).set({ visibility: 'hidden' }).where(eq(problems.id, third));
    await expect(api(moderator).merge(twin, third)).rejects.toMatchObject({ code: 404 });
    const solution = await api(helper).answer(twin, answered());
    await api(asker).accept(twin, solution);
    const open = await api(other).store(asked());
    await expect(api(moderator).merge(twin, open)).rejects.toMatchObject({
      message: strings.solvedNotMerged,
    });
    expect(await creditsOf(helper)).toBe(20);
  });
});
