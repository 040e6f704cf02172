import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { membershipPlans } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { changeTerm, findTerms, insertTerm } from '../grants/membership-terms.repo.ts';
import { revokeGrants } from '../grants/revoke-grants.ts';
import { membershipStrings as strings } from './memberships.strings.ts';

/** A membership that nobody has paid for, as the contract has it. */
export interface GivenMembership {
  plan_id: number;
  until: string;
}

/**
 * Gives somebody a membership until then, in place of the one that they were given; null, or what is past, takes it back. What was
 * bought stays as it is: the given one follows it. The caller holds the person.
 */
export async function giveMembership(
  tx: Database,
  userId: number,
  wanted: GivenMembership | null,
  now: Date,
): Promise<void> {
  const terms = (await findTerms(tx, userId)).filter(
    ({ revokedAt, endsAt: end }) => revokedAt === null && end > now,
  );
  const given = terms.find(({ source }) => source === 'given');
  // What was bought to follow it would begin with a gap, or with two terms at once.
  if (given && given !== terms.at(-1)) throw refused(strings.boughtSince);
  const endsAt = wanted && new Date(wanted.until);
  if (!endsAt || endsAt <= now) {
    if (given) await revokeGrants(tx, { grantId: given.id }, now);
    return;
  }
  const startsAt = given?.startsAt ?? terms.at(-1)?.endsAt ?? now;
  if (endsAt <= startsAt) throw refused(strings.isMemberLonger);
  const { plan_id: planId } = wanted;
  await requirePlan(tx, planId);
  if (given) await changeTerm(tx, given.id, { planId, endsAt });
  else await insertTerm(tx, { userId, planId, orderId: null, startsAt, endsAt, now });
}

const refused = (message: string) => new Problem(1, message, { field: 'given_membership' });

async function requirePlan(tx: Database, wanted: number) {
  const isThere = (await tx.$count(membershipPlans, eq(membershipPlans.id, wanted))) > 0;
  if (!isThere) throw refused(strings.planGone);
}
