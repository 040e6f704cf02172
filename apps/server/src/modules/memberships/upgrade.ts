import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grants, membershipPlans, orderPayments, orders } from '../../db/schema.ts';
import { lengthToCome, runningMembership } from '../grants/membership-terms.ts';
import { endTerm, findTerms, insertTerm, moveTerms } from '../grants/membership-terms.repo.ts';
import { creditOf } from './upgrade-credit.ts';

/** The term of a membership that runs and was paid for, as something to upgrade from. */
export interface UpgradableTerm {
  /** Of its grant. */
  id: number;
  planId: number;
  /** What its plan is called and costs now. */
  name: string;
  charge: number;
  /** What is left of it, in whole yuan. */
  credit: number;
  /** How many milliseconds of terms wait behind it. */
  toCome: number;
}

/** Undefined for who is no member, and for a term that nobody has paid for. */
export async function findUpgradable(
  db: Database,
  userId: number,
  now: Date,
): Promise<UpgradableTerm | undefined> {
  const terms = await findTerms(db, userId);
  const term = runningMembership(terms, now)?.term;
  if (term?.source !== 'bought') return undefined;
  const found = await findPaidPlan(db, term.id);
  if (!found) return undefined;
  return {
    id: term.id,
    planId: term.planId,
    name: found.name,
    charge: found.charge,
    credit: creditOf({ ...term, fen: found.fen }, now),
    toCome: lengthToCome(terms, now),
  };
}

/** Plan of a term that was paid for, and what the term is worth, in fen. */
async function findPaidPlan(db: Database, termId: number) {
  const { name, charge } = membershipPlans;
  const [found] = await db
    .select({ name, charge, fen: worth })
    .from(grants)
    .innerJoin(membershipPlans, eq(membershipPlans.id, grants.goodsId))
    .innerJoin(orders, eq(orders.id, grants.orderId))
    .where(eq(grants.id, termId));
  return found;
}

/** Order of an upgrade, with the grant of the term that it ends. */
type UpgradeOrder = Pick<typeof orders.$inferSelect, 'discount' | 'createdAt'> & { termId: number };

/**
 * Whether an upgrade may still be credited with what its order takes off: the term runs, and is worth as much as when the
 * order was made. A part of its money may have gone back since.
 */
export async function isCreditLeft(
  db: Database,
  userId: number,
  { termId, discount, createdAt }: UpgradeOrder,
  now: Date,
): Promise<boolean> {
  const running = runningMembership(await findTerms(db, userId), now)?.term;
  if (running?.id !== termId) return false;
  const paid = await findPaidPlan(db, termId);
  return paid !== undefined && creditOf({ ...running, fen: paid.fen }, createdAt) >= discount;
}

/** In fen. A promo code or a coupon was never money; what an upgrade has credited was. */
const worth = sql<number>`((${orders.charge} + ${orders.balance}
  + case when ${orders.discountKind} = 'upgrade' then ${orders.discount} else 0 end) * 100
  - coalesce((select sum(${orderPayments.refunded}) from ${orderPayments}
    where ${orderPayments.orderId} = ${orders.id} and ${orderPayments.state} = 'taken'), 0))::int`;

/** Whether a plan is an upgrade of a term: it costs more, and what is left of the term pays a part of it, neither nothing nor all. */
export const isUpgrade = (
  { id, charge }: { id: number; charge: number },
  term: UpgradableTerm | undefined,
): term is UpgradableTerm =>
  term !== undefined && id !== term.planId && charge > term.charge && term.credit > 0 && term.credit < charge;

interface Upgrading {
  userId: number;
  planId: number;
  /** The order that was made for it: the new term begins with it, since its price was that of this moment. */
  orderId: string;
  /** The grant of the term that it ends. */
  termId: number;
  days: number;
}

/**
 * Ends a term in favour of a higher plan that was ordered for it, and moves what follows. Returns false if the term does not run any more, or
 * is worth less than the order was credited with. The caller holds the person.
 */
export async function upgradeTerm(
  tx: Database,
  { userId, planId, orderId, termId, days }: Upgrading,
  now: Date,
): Promise<boolean> {
  const { discount, createdAt } = orders;
  const [order] = await tx.select({ discount, createdAt }).from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}.`);
  if (!(await isCreditLeft(tx, userId, { ...order, termId }, now))) return false;
  const { createdAt: startsAt } = order;
  const endsAt = new Date(startsAt.getTime() + days * 24 * 60 * 60 * 1000);
  await endTerm(tx, termId, startsAt);
  await insertTerm(tx, { userId, planId, orderId, startsAt, endsAt, now });
  await moveTerms(tx, userId, now);
  return true;
}

/** Whether what an order has bought was credited to an upgrade that still stands: its money is in that one now. */
export async function isUpgraded(db: Database, orderId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${grants} as old join ${orders} as later on later.discount_kind = 'upgrade' and later.discount_id = old.id
      join ${grants} as new on new.order_id = later.id and new.starts_at = old.revoked_at
    where old.order_id = ${orderId} limit 1`);
  return rows.length > 0;
}
