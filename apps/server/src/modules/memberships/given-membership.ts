import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { membershipPlans, membershipTerms, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { membershipStrings as strings } from './memberships.strings.ts';

/** A membership that nobody has paid for, as the contract has it. */
export interface GivenMembership {
  plan_id: number;
  until: string;
}

const { id, userId, planId, orderId, startsAt, endsAt } = membershipTerms;

/** The latest that a row of `users` was given, as JSON; it may be over. */
export const givenMembershipJson = sql`(
  select json_build_object('plan_id', ${planId}, 'until', ${instantJson(endsAt)})
  from ${membershipTerms} where ${and(eq(userId, users.id), isNull(orderId))} order by ${endsAt} desc limit 1)`;

/**
 * Gives somebody a membership until then, in place of the one that they were given; null, or what is past, ends it. What was
 * bought stays as it is: the given one follows it. The caller holds the person.
 */
export async function giveMembership(
  tx: Database,
  person: number,
  wanted: GivenMembership | null,
  now: Date,
): Promise<void> {
  const terms = await tx
    .select({ id, orderId, startsAt, endsAt })
    .from(membershipTerms)
    .where(and(eq(userId, person), gt(endsAt, now)))
    .orderBy(asc(endsAt));
  const given = terms.find((term) => term.orderId === null);
  // What was bought to follow it would begin with a gap, or with two terms at once.
  if (given && given !== terms.at(-1)) throw refused(strings.boughtSince);
  const until = wanted && new Date(wanted.until);
  if (!until || until <= now) {
    if (given) await endTerm(tx, given, now);
    return;
  }
  const from = given?.startsAt ?? terms.at(-1)?.endsAt ?? now;
  if (until <= from) throw refused(strings.isMemberLonger);
  await requirePlan(tx, wanted.plan_id);
  const term = { planId: wanted.plan_id, endsAt: until };
  if (given) await tx.update(membershipTerms).set(term).where(eq(id, given.id));
  else await tx.insert(membershipTerms).values({ ...term, userId: person, startsAt: from, createdAt: now });
}

const refused = (message: string) => new Problem(1, message, { field: 'given_membership' });

/** One that has not begun leaves nothing behind. */
async function endTerm(tx: Database, term: { id: number; startsAt: Date }, now: Date) {
  if (term.startsAt < now) await tx.update(membershipTerms).set({ endsAt: now }).where(eq(id, term.id));
  else await tx.delete(membershipTerms).where(eq(id, term.id));
}

async function requirePlan(tx: Database, wanted: number) {
  const isThere = (await tx.$count(membershipPlans, eq(membershipPlans.id, wanted))) > 0;
  if (!isThere) throw refused(strings.planGone);
}
