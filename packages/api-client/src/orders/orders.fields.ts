import * as z from 'zod/mini';
import { instant } from '../http/fields.ts';
import { plainCode } from '../http/plain-characters.ts';

/**
 * What can be bought: an article, an anthology, a course, a video, a column, a paper, a mock paper, a practice, or a membership (the
 * specification's `role`).
 */
export const goodsType = z.enum([
  'article',
  'anthology',
  'course',
  'video',
  'combo',
  'paper',
  'mock_paper',
  'practice',
  'role',
]);

/** 1 not paid, 5 handed to a way of paying, 9 paid, 7 cancelled. */
export const orderStatus = z.union([z.literal(1), z.literal(5), z.literal(9), z.literal(7)]);

/** The number of an order, as people read it to each other. */
export const orderId = z.string().check(z.overwrite(plainCode), z.regex(/^\d{20}$/));

/** How an order is or was paid; empty while no way was chosen. `handPay`: waits for a transfer, or was completed in the console. */
export const paymentMethod = z.enum(['', 'wechat', 'alipay', 'handPay']);

/** An offer that an order can be of. */
export const orderDeal = z.enum(['group_buy', 'flash_sale']);

/** A way in which some goods can be had now. */
export const priceWay = z.object({
  /** The full price, an offer that runs, or a membership that opens the goods. */
  kind: z.enum(['price', 'flash_sale', 'group_buy', 'membership']),
  /** Whole yuan. Of a membership: what that costs. */
  charge: z.number(),
  /** Name of the membership; empty for all others. */
  name: z.string(),
  /** When the offer ends; null for what has no end. */
  ends_at: z.nullable(instant),
});

/** What the person of an order does next. */
export const nextStep = z.enum(['pay', 'invite', 'review', 'open', 'details']);
