import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponBatches, coupons } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Discount } from '../pricing/price.ts';
import { discountFor, passedDeadline, type PricedGoods } from './coupon-terms.ts';
import { couponStrings as strings } from './coupons.strings.ts';

interface OwnCoupon {
  id: number;
  userId: number;
}

const refusal = (message: string) => new Problem(1, message, { field: 'coupon' });

/** What a person's coupon takes off some goods. Throws where it does not count, and says why. */
export async function findCouponDiscount(
  tx: Database,
  { id, userId }: OwnCoupon,
  goods: PricedGoods,
  now: Date,
): Promise<Discount> {
  const [found] = await tx
    .select({ coupon: coupons, batch: couponBatches })
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .where(and(eq(coupons.id, id), eq(coupons.userId, userId)));
  if (!found) throw refusal(strings.missing);
  const { coupon, batch } = found;
  if (coupon.orderId !== null) throw refusal(strings.used);
  if (coupon.deadline === null || coupon.deadline <= passedDeadline(now)) throw refusal(strings.expired);
  const amount = discountFor(batch, goods);
  if (amount === 0) throw refusal(strings.unusable);
  return { kind: 'coupon', id, amount };
}

/**
 * Uses a person's coupon for an order, in the transaction that makes it: by one conditional write, so that of two orders at once one
 * has it. Throws where another has.
 */
export async function consumeCoupon(
  tx: Database,
  { id, userId, orderId }: OwnCoupon & { orderId: string },
  now: Date,
): Promise<void> {
  const { rowCount } = await tx
    .update(coupons)
    .set({ orderId })
    .where(
      and(
        eq(coupons.id, id),
        eq(coupons.userId, userId),
        isNull(coupons.orderId),
        gt(coupons.deadline, passedDeadline(now)),
      ),
    );
  if (rowCount !== 1) throw refusal(strings.used);
}

/** Gives back the coupons of orders, in the transaction that closes them. */
export async function giveCouponsBack(tx: Database, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(coupons)
    .set({ orderId: null })
    .where(inArray(coupons.orderId, [...orderIds]));
}

/**
 * Uses the coupon again of an order that was closed and is completed after all. Where another order has it by now it stays with that
 * one: the money for this one is there.
 */
export async function reconsumeCoupon(tx: Database, id: number, orderId: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ orderId })
    .where(and(eq(coupons.id, id), isNull(coupons.orderId)));
}
