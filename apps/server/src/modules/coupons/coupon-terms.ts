import { couponLimits } from '@shuyuan/api-client/money';
import type { couponBatches } from '../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repo.ts';

type Batch = typeof couponBatches.$inferSelect;

/** What decides whether a coupon counts for something, and how much it takes off. */
export type CouponTerms = Pick<Batch, 'type' | 'rate' | 'fullDiscountPrice' | 'targetType' | 'targetId'>;

/** Something that is bought, at its price in whole yuan. */
export interface PricedGoods {
  type: OrderRow['goodsType'];
  goodsId: number;
  charge: number;
}

const day = 24 * 60 * 60 * 1000;

/** Deadlines up to this moment have passed: a coupon counts for a whole day after its deadline. */
export const passedDeadline = (now: Date) => new Date(now.getTime() - couponLimits.grace * day);

/**
 * What a coupon takes off a price, in whole yuan. Of a share what is paid is rounded up: nobody pays less than the share that
 * the school has named, and nothing above 0 becomes free by rounding.
 */
export function discountOf({ type, rate }: Pick<CouponTerms, 'type' | 'rate'>, price: number): number {
  return type === 'minus' ? Math.min(price, rate) : price - Math.ceil((price * rate) / 100);
}

/** What a coupon takes off some goods, in whole yuan; 0 where it does not count for them. */
export function discountFor(terms: CouponTerms, { type, goodsId, charge }: PricedGoods): number {
  const isMeant = terms.targetType === 'all' || terms.targetType === type;
  const isThis = terms.targetId === null || terms.targetId === goodsId;
  return isMeant && isThis && charge >= terms.fullDiscountPrice ? discountOf(terms, charge) : 0;
}
