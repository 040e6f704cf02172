import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { linesOf, priceOf } from '../pricing/price.ts';
import { isUpgrade, type UpgradableTerm } from './upgrade.ts';

type UpgradeOffer = NonNullable<AnswerOf<Contract['orders']['goods']>['upgrade']>;

const day = 24 * 60 * 60 * 1000;

/** What a plan costs in place of a term that runs, and until when one is a member by it; null where it is no upgrade of that. */
export function upgradeOffer(
  plan: { id: number; charge: number; days: number },
  term: UpgradableTerm | undefined,
  now: Date,
): UpgradeOffer | null {
  if (!isUpgrade(plan, term)) return null;
  const { id, planId, name, credit, toCome } = term;
  const price = priceOf(plan.charge, { kind: 'upgrade', id, amount: credit });
  const endsAt = now.getTime() + plan.days * day;
  return {
    from: { id: planId, name },
    lines: linesOf(price),
    ends_at: new Date(endsAt).toISOString(),
    later_until: toCome === 0 ? null : new Date(endsAt + toCome).toISOString(),
  };
}
