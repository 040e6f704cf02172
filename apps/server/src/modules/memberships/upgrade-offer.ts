import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { linesOf, priceOf } from '../pricing/price.ts';
import { isUpgrade, type UpgradableTerm } from './upgrade.ts';

type UpgradeOffer = NonNullable<AnswerOf<Contract['orders']['goods']>['upgrade']>;

/** What a plan costs in place of a term that runs; null where it is no upgrade of it. */
export function upgradeOffer(
  plan: { id: number; charge: number },
  term: UpgradableTerm | undefined,
): UpgradeOffer | null {
  if (!isUpgrade(plan, term)) return null;
  const { id, planId, name, credit } = term;
  const price = priceOf(plan.charge, { kind: 'upgrade', id, amount: credit });
  return { from: { id: planId, name }, lines: linesOf({ ...price, balance: 0 }) };
}
