import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeDays, orders, sessions, studyRecords, users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let now = new Date('2026-11-21T04:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
  await server.db.update(users).set({ createdAt: new Date('2020-01-01') });
  await server.db.delete(activeDays);
});
afterAll(() => server.close());

const quiet = { sign_ups: 0, active_people: 0, readings: 0, orders: 0, revenue: 0 };
const figures = async (days: '7' | '30' | '90' = '7') => {
  const answer = await admin.manage.dashboard.days(days);
  return Object.fromEntries(answer.days.map(({ day, ...counts }) => [day, counts]));
};

it('has every day of the span, the quiet ones too, and today is the last', async () => {
  for (const [span, first] of [
    ['7', '2026-11-15'],
    ['30', '2026-10-23'],
    ['90', '2026-08-24'],
  ] as const) {
    const { days, time_zone } = await admin.manage.dashboard.days(span);
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([Number(span), first, '2026-11-21']);
    expect(time_zone).toBe('Asia/Shanghai');
  }
});

it('parts the days at the midnight of the school', async () => {
  const early = await createPerson(server.db, { createdAt: new Date('2026-11-19T15:59:59.999Z') });
  const late = await createPerson(server.db, { createdAt: new Date('2026-11-19T16:00:00Z') });
  const found = await figures();
  expect(found['2026-11-19']).toMatchObject({ sign_ups: 1 });
  expect(found['2026-11-20']).toMatchObject({ sign_ups: 1 });
  for (const { id } of [early, late]) await server.db.delete(users).where(eq(users.id, id));
});

it('counts paid orders on the day that they were paid, and no others', async () => {
  const order = (id: number, values: Partial<typeof orders.$inferInsert>) => ({
    id: `2026112000000000000${id}`,
    goodsType: 'article' as const,
    goodsId: 1,
    goodsName: '一篇',
    goodsThumb: '',
    charge: 29,
    status: 9 as const,
    transaction: `t${id}`,
    createdAt: new Date('2026-11-18T02:00:00Z'),
    expiresAt: new Date('2026-11-22T02:00:00Z'),
    paidAt: new Date('2026-11-20T02:00:00Z'),
    ...values,
  });
  await server.db
    .insert(orders)
    .values([
      order(1, {}),
      order(2, { charge: 6 }),
      order(3, { status: 1, transaction: null, paidAt: null }),
      order(4, { paidAt: new Date('2026-08-01T02:00:00Z') }),
    ]);
  const found = await figures();
  expect(found['2026-11-20']).toEqual({ ...quiet, orders: 2, revenue: 35 });
  expect(found['2026-11-18']).toEqual(quiet);
  expect(Object.values(found).reduce((sum, each) => sum + each.orders, 0)).toBe(2);
});

it('counts each person once on a day on which they were here, and again on the next', async () => {
  await server.db.delete(activeDays);
  const person = await createPerson(server.db);
  await server.db.delete(activeDays);
  // Begun the day before by the clock of this server: what renews it goes by that clock.
  await server.db
    .update(sessions)
    .set({ lastUsedAt: new Date('2026-11-23T15:00:00Z') })
    .where(eq(sessions.userId, person.id));
  const client = clientOf(server, person);
  // One minute before midnight in the school, twice, and one after it: within the hour in which nothing else is renewed.
  for (const at of ['2026-11-24T15:59:00Z', '2026-11-24T15:59:30Z', '2026-11-24T16:00:30Z']) {
    now = new Date(at);
    await client.my.detail();
  }
  const days = await server.db.select().from(activeDays).where(eq(activeDays.userId, person.id));
  expect(days.map(({ day }) => day).sort()).toEqual(['2026-11-24', '2026-11-25']);
  expect((await figures())['2026-11-24']).toMatchObject({ active_people: 1 });
  now = new Date('2026-11-21T04:00:00Z');
});

it('counts texts that somebody began', async () => {
  const { id: userId } = await createPerson(server.db);
  const articleId = await createArticle(server.db, { categoryId: await createCategory(server.db) });
  const at = new Date('2026-11-17T02:00:00Z');
  await server.db
    .insert(studyRecords)
    .values({ userId, articleId, place: 10, progress: 10, studiedAt: now, createdAt: at });
  expect((await figures())['2026-11-17']).toMatchObject({ readings: 1 });
});
