import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { untilWith } from '../grants/membership-terms.ts';
import { findTerms } from '../grants/membership-terms.repo.ts';
import { findUpgradable } from '../memberships/upgrade.ts';
import { upgradeOffer } from '../memberships/upgrade-offer.ts';
import type { SoldGoods } from './goods-kinds.ts';

type MembershipOffer = Pick<AnswerOf<Contract['orders']['goods']>, 'upgrade' | 'ends_at'>;

/** What the cashier says of goods that are no membership. */
export const noMembership: MembershipOffer = { upgrade: null, ends_at: null };

const day = 24 * 60 * 60 * 1000;

/** Until when a membership runs that is bought now, behind what the person has, and what it costs in place of that. */
export async function membershipOffer(
  db: Database,
  { userId, id, goods: { charge, days = 0 } }: { userId: number; id: number; goods: SoldGoods },
  now: Date,
): Promise<MembershipOffer> {
  const [term, terms] = await Promise.all([findUpgradable(db, userId, now), findTerms(db, userId)]);
  return {
    upgrade: upgradeOffer({ id, charge, days }, term, now),
    ends_at: untilWith(terms, days * day, now).toISOString(),
  };
}
