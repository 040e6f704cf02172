import { and, asc, count, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { membershipPlans, orders } from '../../db/schema.ts';

export type NewPlan = Omit<typeof membershipPlans.$inferInsert, 'id' | 'sort'>;

/** Puts plans up for sale, in this order. */
export async function insertPlans(db: Database, plans: readonly NewPlan[]): Promise<void> {
  await db.insert(membershipPlans).values(plans.map((plan, sort) => ({ ...plan, sort })));
}

/** What everybody may order. */
const isOffered = and(eq(membershipPlans.isForSale, true), isNull(membershipPlans.deletedAt));

/** What is for sale, in its order. */
export function listPlans(db: Database) {
  return db
    .select()
    .from(membershipPlans)
    .where(isOffered)
    .orderBy(asc(membershipPlans.sort), asc(membershipPlans.id));
}

/** What there is, also what is not for sale any more, in its order. */
export function listAllPlans(db: Database) {
  const { id, name, expireDays, sort } = membershipPlans;
  return db.select({ id, name, expire_days: expireDays }).from(membershipPlans).orderBy(asc(sort), asc(id));
}

/** Undefined for what is not for sale. */
export async function findPlan(db: Database, id: number) {
  const [plan] = await db
    .select({
      name: membershipPlans.name,
      charge: membershipPlans.charge,
      days: membershipPlans.expireDays,
    })
    .from(membershipPlans)
    .where(and(eq(membershipPlans.id, id), isOffered));
  return plan;
}

/** How often each plan was bought and paid for since then, by its id; also those that are not for sale any more. */
export async function countBought(db: Database, since: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: orders.goodsId, bought: count() })
    .from(orders)
    .where(and(eq(orders.status, 9), eq(orders.goodsType, 'role'), gte(orders.paidAt, since)))
    .groupBy(orders.goodsId);
  return new Map(rows.map(({ id, bought }) => [id, bought]));
}
