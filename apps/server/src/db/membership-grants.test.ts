import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { becomeMember, createPaidOrder } from '../modules/articles/articles.fixtures.ts';
import { createPerson } from '../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { grants, membershipPlans } from './schema.ts';

const migration = readFileSync(join(import.meta.dirname, 'migrations/0027_membership_grants.sql'), 'utf8');
const [filling = '', dropping = ''] = migration.split('--> statement-breakpoint');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('refuses a term that begins with another one, one without an end, and a second one of the same order', async () => {
  const { db } = server;
  const { id: userId } = await createPerson(db);
  const start = new Date('2026-01-01Z');
  await becomeMember(db, userId, start);
  await expect(becomeMember(db, userId, start)).rejects.toMatchObject({ cause: { code: '23505' } });
  await db.update(grants).set({ revokedAt: start });
  await becomeMember(db, userId, start);
  const [term] = await db.select().from(grants);
  const again = (change: Partial<typeof grants.$inferInsert>) => {
    const { id: _, ...same } = term!;
    return db.insert(grants).values({ ...same, startsAt: new Date('2025-01-01Z'), ...change });
  };
  await expect(again({})).rejects.toMatchObject({ cause: { code: '23505' } });
  const given = { source: 'given' as const, orderId: null };
  await expect(again({ ...given, endsAt: null })).rejects.toMatchObject({ cause: { code: '23514' } });
  await db.delete(grants);
});

it('carries terms of membership over: plan, order, times and whether they were given', async () => {
  const { db } = server;
  await db.execute(sql`create table membership_terms (id bigint, user_id bigint, plan_id bigint, order_id text,
    starts_at timestamptz, ends_at timestamptz, created_at timestamptz)`);
  const { id: userId } = await createPerson(db);
  const plan = { name: '年度会员', charge: 300, expireDays: 365, benefits: [] };
  const [{ id: planId } = { id: 0 }] = await db.insert(membershipPlans).values(plan).returning();
  const [begin, middle, end] = [new Date('2026-01-01Z'), new Date('2026-02-01Z'), new Date('2026-03-01Z')];
  const orderId = await createPaidOrder(db, { userId, goodsType: 'role', goodsId: planId, now: begin });
  await db.execute(sql`insert into membership_terms values
    (2, ${userId}, ${planId}, null, ${middle}, ${end}, ${begin}),
    (1, ${userId}, ${planId}, ${orderId}, ${begin}, ${middle}, ${begin})`);
  await db.execute(sql.raw(filling));
  await db.execute(sql.raw(dropping));
  const term = { userId, goodsType: 'membership', goodsId: planId, revokedAt: null, createdAt: begin };
  expect(await db.select().from(grants).orderBy(grants.id)).toMatchObject([
    { ...term, source: 'bought', orderId, startsAt: begin, endsAt: middle },
    { ...term, source: 'given', orderId: null, startsAt: middle, endsAt: end },
  ]);
});
