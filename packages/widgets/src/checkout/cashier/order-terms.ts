import type { GoodsOffer } from '@shuyuan/api-client';
import type { PriceLine } from '../../widget/price-lines.ts';
import { chosenCoupon, offOf, type Discounts } from './coupon-choice.ts';

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
  const { goods_charge: price } = offer.goods;
  const upgrade = chosenUpgrade(offer, choices);
  const before: PriceLine[] = upgrade
    ? upgrade.lines.filter(({ kind }) => kind !== 'to_pay')
    : [{ kind: 'price', amount: price }, ...discountLines(price, choices)];
  const left = before.reduce((sum, { amount }) => sum + amount, 0);
  const balance = choices.usesBalance ? balanceFor(offer, left) : 0;
  const paid: PriceLine[] = balance > 0 ? [{ kind: 'balance', amount: -balance }] : [];
  return [...before, ...paid, { kind: 'to_pay', amount: left - balance }];
}

function discountLines(price: number, choices: Discounts): PriceLine[] {
  const off = offOf(price, choices);
  const kind = chosenCoupon(choices.coupons) ? 'coupon' : 'promo_code';
  return off > 0 ? [{ kind, amount: -off }] : [];
}

/** How much of a sum the person's invitation balance pays, in whole yuan. */
export const balanceFor = ({ invite_balance: balance = 0 }: GoodsOffer, sum: number): number =>
  Math.min(balance, sum);

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
