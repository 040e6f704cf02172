import { explainPrice, splitPrice, type GoodsOffer } from '@shuyuan/api-client';
import type { PriceLine } from '../../widget/price-lines.ts';
import { chosenCoupon, discountOf, type Discounts } from './coupon-choice.ts';

/** All that a person chooses that changes what is to be paid. */
export interface PriceChoices extends Discounts {
  /** A membership in place of the one that runs, where the offer has that. */
  isUpgrade: boolean;
  /** The invitation balance pays what it can. */
  usesBalance: boolean;
}

/** The upgrade that is offered and chosen. Neither a code nor a coupon counts beside it. */
export const chosenUpgrade = ({ upgrade }: GoodsOffer, { isUpgrade }: Pick<PriceChoices, 'isUpgrade'>) =>
  (isUpgrade && upgrade) || null;

/** What the price is made of, by what is chosen; the last line is what is to be paid. */
export function linesFor(offer: GoodsOffer, choices: PriceChoices): PriceLine[] {
  const upgrade = chosenUpgrade(offer, choices);
  const { kind, amount: discount } = upgrade ? creditOf(upgrade) : discountOf(choices);
  const balance = choices.usesBalance ? (offer.invite_balance ?? 0) : 0;
  return explainPrice(splitPrice(offer.goods.goods_charge, { discount, balance }), kind);
}

/** What an upgrade takes off for what is left of the membership that runs. */
const creditOf = ({ lines }: NonNullable<GoodsOffer['upgrade']>) => ({
  kind: 'upgrade' as const,
  amount: Math.abs(lines.find(({ kind }) => kind === 'upgrade')?.amount ?? 0),
});

/** How much of a sum the person's invitation balance pays, in whole yuan. */
export const balanceFor = ({ invite_balance: balance = 0 }: GoodsOffer, sum: number): number =>
  splitPrice(sum, { balance }).balance;

/** What is to be paid, in whole yuan. */
export const dueOf = (lines: readonly PriceLine[]): number => lines.at(-1)?.amount ?? 0;

/** What an order says of its price, and of what was shown as to be paid. */
export function termsOf(offer: GoodsOffer, choices: PriceChoices) {
  const { upgrade, invite_balance: there = 0 } = offer;
  const lines = linesFor(offer, choices);
  const { taken } = choices.code ?? {};
  const coupon = chosenCoupon(choices.coupons)?.coupon.id;
  const used = lines.find(({ kind }) => kind === 'balance')?.amount ?? 0;
  return {
    total: dueOf(lines),
    ...(there > 0 && { balance: Math.abs(used) }),
    ...(upgrade && { upgrade: choices.isUpgrade }),
    ...(chosenUpgrade(offer, choices)
      ? {}
      : taken
        ? { promo_code: taken.code }
        : coupon !== undefined && { coupon }),
  };
}
