import type { GoodsOffer, PriceWay } from '@shuyuan/api-client';
import { dueOf, linesFor, type PriceChoices } from './order-terms.ts';

/** A way other than the one of this order. */
export type OtherWay = PriceWay & { kind: Exclude<PriceWay['kind'], 'price'> };

const isOther = (way: PriceWay): way is OtherWay => way.kind !== 'price';

/**
 * Returns the ways that the order does not use and that are worth naming: an offer below what is to be paid, and a membership that
 * opens the goods. An order of an offer is not told of that offer.
 */
export function otherWays(offer: GoodsOffer, choices: PriceChoices): OtherWay[] {
  const { open_order: open, ways = [], goods } = offer;
  if (offer.is_owned || goods.goods_charge === 0) return [];
  const due = open ? open.charge : dueOf(linesFor(offer, { ...choices, usesBalance: false }));
  return ways
    .filter(isOther)
    .filter(({ kind, charge }) => kind === 'membership' || (kind !== open?.deal && charge < due));
}
