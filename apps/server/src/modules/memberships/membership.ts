import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { membershipPlans } from '../../db/schema.ts';
import { runningMembership, startOfTerm } from '../grants/membership-terms.ts';
import { findTerms, insertTerm } from '../grants/membership-terms.repo.ts';

export interface Membership {
  /** The plan's, of the term that runs. */
  id: number;
  name: string;
  /** The end of all terms that follow each other without a gap. */
  expiresAt: Date;
}

/** What a person is a member by now; undefined when they are none, or none any more. */
export async function findMembership(
  db: Database,
  userId: number,
  now: Date,
): Promise<Membership | undefined> {
  const running = runningMembership(await findTerms(db, userId), now);
  if (!running) return undefined;
  const { name } = await findPlan(db, running.term.planId);
  return { id: running.term.planId, name, expiresAt: running.until };
}

const day = 24 * 60 * 60 * 1000;

interface AddedTerm {
  userId: number;
  planId: number;
  /** Null for what came by a redeem code. */
  orderId: string | null;
  /** That were ordered; null for an order that does not say, and lasts as long as the plan does now. */
  days: number | null;
}

/**
 * Adds what was bought, or came by a code, after everything the person has, of whichever plan: every plan opens the same today, so no paid
 * day is lost by buying another one. The caller holds the person, since two terms added at once would overlap.
 */
export async function addTerm(
  tx: Database,
  { userId, planId, orderId, days }: AddedTerm,
  now: Date,
): Promise<void> {
  const { expireDays } = await findPlan(tx, planId);
  const length = (days ?? expireDays) * day;
  const startsAt = startOfTerm(await findTerms(tx, userId), length, now);
  const endsAt = new Date(startsAt.getTime() + length);
  await insertTerm(tx, { userId, planId, orderId, source: 'code', startsAt, endsAt, now });
}

async function findPlan(db: Database, id: number) {
  const { name, expireDays } = membershipPlans;
  const [plan] = await db
    .select({ name, expireDays })
    .from(membershipPlans)
    .where(eq(membershipPlans.id, id));
  if (!plan) throw new Error(`There is no membership plan ${id}.`);
  return plan;
}
