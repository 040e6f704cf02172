import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { membershipPlans } from '../../db/schema.ts';

export type NewPlan = Omit<typeof membershipPlans.$inferInsert, 'id' | 'sort'>;

/** Puts plans up for sale, in this order. */
export async function insertPlans(db: Database, plans: readonly NewPlan[]): Promise<void> {
  await db.insert(membershipPlans).values(plans.map((plan, sort) => ({ ...plan, sort })));
}

/** What is for sale, in its order. */
export function listPlans(db: Database) {
  return db
    .select()
    .from(membershipPlans)
    .where(eq(membershipPlans.isForSale, true))
    .orderBy(asc(membershipPlans.sort), asc(membershipPlans.id));
}

/** Undefined for what is not for sale. */
export async function findPlan(db: Database, id: number) {
  const [plan] = await db
    .select({ name: membershipPlans.name, charge: membershipPlans.charge })
    .from(membershipPlans)
    .where(and(eq(membershipPlans.id, id), eq(membershipPlans.isForSale, true)));
  return plan;
}
