import * as z from 'zod/mini';
import { id, instant, requiredCode } from '../http/fields.ts';
import { goodsType, orderId } from '../orders/orders.fields.ts';
import { couponLimits } from './coupons.rules.ts';

/** `minus` takes off whole yuan, `discount` leaves a share of the price to be paid. */
export const couponType = z.enum(['minus', 'discount']);

/** What a coupon is good for: everything, or one kind of goods. */
export const couponTarget = z.enum(['all', ...goodsType.options]);

/** How coupons end: at a moment, or so many days after they were taken. */
export const couponDeadlineMode = z.enum(['time', 'day']);

/** A coupon's code as somebody types it: letters may be small. */
export const couponCode = requiredCode(couponLimits.most);

/** Part of the link by which a coupon is taken. */
export const couponToken = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** What coupons of one batch say of themselves. */
export const couponTerms = {
  name: z.string(),
  description: z.string(),
  type: couponType,
  /** Whole yuan that are taken off, or what is left to pay in per cent: 85 for 8.5折. */
  rate: z.number(),
  /** Whole yuan that the goods must cost at least; 0 for any price. */
  full_discount_price: z.number(),
  target_type: couponTarget,
  /** The one thing that it is good for; null for all of `target_type`. */
  target_id: z.nullable(id),
  /** What that is called; empty where there is none, or it is gone. */
  target_title: z.string(),
};

/** A coupon that somebody has taken. */
export const ownCoupon = z.object({
  ...couponTerms,
  id,
  code: z.string(),
  /** `used` by an order that is paid or waits to be; `expired` a day after its deadline. */
  status: z.enum(['unused', 'used', 'expired']),
  deadline: instant,
  received_at: instant,
  /** The order that it is used by; null while it is not. */
  order_id: z.nullable(orderId),
});
