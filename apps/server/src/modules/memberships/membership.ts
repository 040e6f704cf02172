import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { membershipPlans, membershipTerms } from '../../db/schema.ts';

export interface Membership {
  /** The plan's, of the term that runs. */
  id: number;
  name: string;
  /** The end of all that was bought: terms follow each other without a gap. */
  expiresAt: Date;
}

/** What a person is a member by now; undefined when they are none, or none any more. */
export async function findMembership(
  db: Database,
  userId: number,
  now: Date,
): Promise<Membership | undefined> {
  const terms = await db
    .select({ id: membershipPlans.id, name: membershipPlans.name, endsAt: membershipTerms.endsAt })
    .from(membershipTerms)
    .innerJoin(membershipPlans, eq(membershipPlans.id, membershipTerms.planId))
    .where(and(eq(membershipTerms.userId, userId), gt(membershipTerms.endsAt, now)))
    .orderBy(asc(membershipTerms.endsAt));
  const [running, last] = [terms[0], terms.at(-1)];
  return running && last && { id: running.id, name: running.name, expiresAt: last.endsAt };
}

const day = 24 * 60 * 60 * 1000;

interface NewTerm {
  userId: number;
  planId: number;
  orderId: string;
  /** That were ordered; null for an order that does not say, and lasts as long as the plan does now. */
  days: number | null;
}

/**
 * Adds what was bought after everything the person has, of whichever plan: every plan opens the same today, so no paid
 * day is lost by buying another one. The caller holds the person, since two terms added at once would overlap.
 */
export async function addTerm(
  tx: Database,
  { userId, planId, orderId, days }: NewTerm,
  now: Date,
): Promise<void> {
  const [plan] = await tx
    .select({ expireDays: membershipPlans.expireDays })
    .from(membershipPlans)
    .where(eq(membershipPlans.id, planId));
  if (!plan) throw new Error(`There is no membership plan ${planId}.`);
  const [last] = await tx
    .select({ endsAt: membershipTerms.endsAt })
    .from(membershipTerms)
    .where(and(eq(membershipTerms.userId, userId), gt(membershipTerms.endsAt, now)))
    .orderBy(desc(membershipTerms.endsAt))
    .limit(1);
  const startsAt = last?.endsAt ?? now;
  const endsAt = new Date(startsAt.getTime() + (days ?? plan.expireDays) * day);
  await tx.insert(membershipTerms).values({ userId, planId, orderId, startsAt, endsAt, createdAt: now });
}
