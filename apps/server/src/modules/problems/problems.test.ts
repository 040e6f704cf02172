import { createStudyApi } from '@shuyuan/api-client';
import {
  createFollowsApi,
  createMessagesApi,
  createProblemsApi,
  createPostsApi,
  type NewProblem,
} from '@shuyuan/api-client/community';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditAccounts, messages, problems, watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { communityStrings } from '../community/community.strings.ts';
import { saveSettings } from '../config/config.repo.ts';
import { creditStrings } from '../credits/credits.strings.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createProblemCategory, giveCredits } from './problems.fixtures.ts';
import { problemStrings as strings } from './problems.strings.ts';

let server: TestServer;
let category: number;
let asker: Person;
let helper: Person;
let other: Person;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db, { nickName: '沈砚秋' });
  helper = await createPerson(server.db);
  other = await createPerson(server.db);
});

const api = (who?: Person) => createProblemsApi(clientOf(server, who).http);
const missing = { code: 404, message: strings.missing };

const asked = (part: Partial<NewProblem> = {}): NewProblem => ({
  client_id: crypto.randomUUID(),
  title: '塔影为什么这样长',
  content: '<p>太阳低的时候。</p>',
  category_id: category,
  ...part,
});
const answered = (content = '<p>因为角度小。</p>') => ({ client_id: crypto.randomUUID(), content });

async function creditsOf({ id }: Person): Promise<number> {
  const [row] = await server.db.select().from(creditAccounts).where(eq(creditAccounts.userId, id));
  return row?.balance ?? 0;
}

const sumOfAll = async () =>
  (await server.db.select({ sum: sql<number>`sum(balance)::int` }).from(creditAccounts))[0]?.sum;

describe('asking', () => {
  it('takes the bounty, keeps what is allowed of the HTML, and stands in the list', async () => {
    await giveCredits(server.db, asker.id, 30);
    const id = await api(asker).store(
      asked({ bounty: 20, content: '<p onclick="x()">太阳<script>x</script>低</p>' }),
    );
    expect(await creditsOf(asker)).toBe(10);
    expect(await api().detail(id)).toMatchObject({
      content: '<p>太阳低</p>',
      excerpt: '太阳低',
      bounty: 20,
      is_solved: false,
      is_own: false,
      may_accept: false,
      user: { id: asker.id, nick_name: '沈砚秋' },
    });
    expect((await api(asker).detail(id)).may_accept).toBe(true);
    const { data, categories } = await api().list({ scene: 'unsolved', category_id: category });
    expect(data.data[0]).toMatchObject({ id, title: '塔影为什么这样长', visibility: 'shown' });
    expect(categories.map((each) => each.id)).toContain(category);
  });

  it('CM-04: asks once however often it is sent, and takes the bounty once', async () => {
    await giveCredits(server.db, asker.id, 30);
    const problem = asked({ bounty: 20 });
    const ids = await Promise.all(Array.from({ length: 4 }, () => api(asker).store(problem)));
    expect(new Set(ids).size).toBe(1);
    expect(await creditsOf(asker)).toBe(10);
  });

  it('is refused when there are fewer credits, and nothing of it stands', async () => {
    await expect(api(asker).store(asked({ bounty: 1 }))).rejects.toMatchObject({
      code: 1,
      message: creditStrings.short,
    });
    expect(await server.db.$count(problems, eq(problems.userId, asker.id))).toBe(0);
  });

  it('is for who is signed in, and closed with the switch', async () => {
    await expect(api().store(asked())).rejects.toMatchObject({ code: 401 });
    await saveSettings(server.db, { 'features.wenda': false });
    await expect(api(asker).list()).rejects.toMatchObject({ code: 404 });
    await saveSettings(server.db, { 'features.wenda': true });
  });

  it('is offered what asks the same, and nothing that is not seen', async () => {
    const seen = await api(asker).store(asked({ title: '琉璃瓦怎样保养才不褪色' }));
    const gone = await api(asker).store(asked({ title: '琉璃瓦怎样保养更省钱' }));
    await api(asker).remove(gone);
    const ids = (await api(other).similar('琉璃瓦如何保养')).map(({ id }) => id);
    expect(ids).toContain(seen);
    expect(ids).not.toContain(gone);
  });
});

describe('a bounty', () => {
  async function withAnswers() {
    await giveCredits(server.db, asker.id, 20);
    const id = await api(asker).store(asked({ bounty: 20 }));
    const first = await api(helper).answer(id, answered());
    const second = await api(other).answer(id, answered());
    return { id, first, second };
  }
  const spread = async () => Promise.all([asker, helper, other].map(creditsOf));

  it('CM-01: goes with the acceptance from one to the other and back, and is never more', async () => {
    const sum = await sumOfAll();
    const { id, first, second } = await withAnswers();
    await api(asker).accept(id, first);
    expect(await spread()).toEqual([0, 20, 0]);
    await api(asker).accept(id, second);
    expect(await spread()).toEqual([0, 0, 20]);
    await api(asker).accept(id, null);
    expect(await spread()).toEqual([0, 0, 0]);
    const switches = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? first : second));
    await Promise.all(switches.map((solution) => api(asker).accept(id, solution)));
    expect((await spread()).toSorted((one, other) => one - other)).toEqual([0, 0, 20]);
    expect(await sumOfAll()).toBe(sum);
  });

  it('CM-01: comes back to the problem when who had it deletes their solution', async () => {
    const { id, first } = await withAnswers();
    await api(asker).accept(id, first);
    await api(helper).removeSolution(first);
    expect(await spread()).toEqual([0, 0, 0]);
    expect(await api().detail(id)).toMatchObject({ is_solved: false, solutions_count: 1 });
    await api(helper).restoreSolution(first);
    expect(await api().detail(id)).toMatchObject({ is_solved: false, solutions_count: 2 });
  });

  it('CM-02: comes back exactly once however often a problem is deleted and restored', async () => {
    const { id } = await withAnswers();
    await api(asker).remove(id);
    expect(await spread()).toEqual([20, 0, 0]);
    await api(asker).restore(id);
    expect(await spread()).toEqual([0, 0, 0]);
    await Promise.allSettled(Array.from({ length: 5 }, () => api(asker).remove(id)));
    expect(await spread()).toEqual([20, 0, 0]);
    await expect(api(helper).detail(id)).rejects.toMatchObject(missing);
  });

  it('is given once when it is accepted by many calls at once, and who gets it is told', async () => {
    const { id, first } = await withAnswers();
    await Promise.all(Array.from({ length: 10 }, () => api(asker).accept(id, first)));
    expect(await spread()).toEqual([0, 20, 0]);
    expect(
      await server.db.$count(messages, and(eq(messages.userId, helper.id), eq(messages.type, 'accepted'))),
    ).toBe(1);
  });

  it('is told no more to whose solution was accepted, once another is, unless they have read it', async () => {
    const { id, first, second } = await withAnswers();
    const told = async (who: Person) =>
      server.db.$count(messages, and(eq(messages.userId, who.id), eq(messages.type, 'accepted')));
    await api(asker).accept(id, first);
    await api(asker).accept(id, second);
    expect([await told(helper), await told(other)]).toEqual([0, 1]);
    await createMessagesApi(clientOf(server, other).http).markAllRead(
      new Date(Date.now() + 1000).toISOString(),
    );
    await api(asker).accept(id, null);
    expect(await told(other)).toBe(1);
  });

  it('is given by nobody but who asked', async () => {
    const { id, first } = await withAnswers();
    await expect(api(helper).accept(id, first)).rejects.toMatchObject({ code: 403 });
    await expect(api(asker).accept(id, 999_999)).rejects.toMatchObject({ code: 404 });
  });
});

describe('answering', () => {
  it('is for others than who asked, once for each person', async () => {
    const id = await api(asker).store(asked());
    await expect(api(asker).answer(id, answered())).rejects.toMatchObject({ message: strings.ownProblem });
    const answer = answered();
    const [one, two] = await Promise.all([api(helper).answer(id, answer), api(helper).answer(id, answer)]);
    expect(two).toBe(one);
    await expect(api(helper).answer(id, answered())).rejects.toMatchObject({
      message: strings.answeredAlready,
    });
    expect(await api(helper).detail(id)).toMatchObject({ may_answer: false, solutions_count: 1 });
    expect((await api(asker).solutions(id)).data).toMatchObject([
      { id: one, is_own: false, is_accepted: false },
    ]);
    expect((await api(helper).mySolutions()).data).toMatchObject([{ id: one, problem: { id } }]);
  });

  it('CM-03: is liked once by each, and not by its author', async () => {
    const id = await api(asker).store(asked());
    const solution = await api(helper).answer(id, answered());
    const study = (who: Person) => createStudyApi(clientOf(server, who).http);
    const like = (who: Person) => study(who).thumbsUp({ type: 'solution', id: solution }, true);
    await Promise.all(Array.from({ length: 8 }, () => like(other)));
    await expect(like(helper)).rejects.toMatchObject({ code: 404 });
    expect((await api(other).solution(solution)).solution).toMatchObject({
      thumbs_up_count: 1,
      is_thumbs_up: true,
    });
  });
});

describe('changing', () => {
  it('keeps what was said before for all to see, and is nobody else’s', async () => {
    const id = await api(asker).store(asked());
    const change = { title: '塔影多长', content: '<p>正午。</p>', category_id: category };
    await expect(api(helper).update(id, change)).rejects.toMatchObject({ code: 404 });
    await expect(api(helper).remove(id)).rejects.toMatchObject(missing);
    await api(asker).update(id, change);
    expect(await api().detail(id)).toMatchObject({ title: '塔影多长', content: '<p>正午。</p>' });
    expect((await api().detail(id)).edited_at).not.toBeNull();
    const posts = createPostsApi(clientOf(server).http);
    expect(await posts.versions({ type: 'problem', id })).toMatchObject([
      { title: '塔影为什么这样长', content: '<p>太阳低的时候。</p>' },
    ]);
  });
});

describe('what a moderator has to see first', () => {
  it('CM-12: is held because of a word that hides behind signs and traditional characters', async () => {
    await server.db.insert(watchedWords).values({ word: '代写论文' }).onConflictDoNothing();
    const id = await api(asker).store(asked({ content: '<p>專業代 寫\u200B論-文，联系我</p>' }));
    await expect(api(helper).detail(id)).rejects.toMatchObject(missing);
    expect(await api(asker).detail(id)).toMatchObject({ visibility: 'held' });
    expect((await api().list()).data.data.map((row) => row.id)).not.toContain(id);
    const found = await server.db.select().from(problems).where(eq(problems.id, id));
    expect(found[0]?.heldWord).toBe('代写论文');
  });

  it('is reported once by each, and never one’s own', async () => {
    const id = await api(asker).store(asked());
    const report = (who: Person) =>
      createPostsApi(clientOf(server, who).http).report({ type: 'problem', id }, { reason: 'attack' });
    const posts = createPostsApi(clientOf(server, other).http);
    await expect(posts.report({ type: 'problem', id }, { reason: 'dull' as 'attack' })).rejects.toMatchObject(
      { code: 400 },
    );
    await report(helper);
    await expect(report(helper)).rejects.toMatchObject({ message: communityStrings.reportedAlready });
    await expect(report(asker)).rejects.toMatchObject({ message: communityStrings.reportOwn });
  });
});

it('[CM-08] marks the problems and solutions of whom the reader blocks, for that reader alone', async () => {
  const id = await api(asker).store(asked());
  const solution = await api(helper).store(asked());
  const answer = await api(helper).answer(id, answered());
  await createFollowsApi(clientOf(server, other).http).block(helper.id);
  const seenBy = async (who?: Person) => {
    const { data } = (await api(who).list()).data;
    const marked = new Map(data.map((each) => [each.id, each.is_blocked]));
    const solutions = (await api(who).solutions(id)).data;
    return [marked.get(id), marked.get(solution), solutions.find((each) => each.id === answer)?.is_blocked];
  };
  expect(await seenBy(other)).toEqual([false, true, true]);
  expect(await seenBy(helper)).toEqual([false, false, false]);
  expect(await seenBy()).toEqual([false, false, false]);
});
