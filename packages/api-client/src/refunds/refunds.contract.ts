import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { orderId } from '../orders/orders.fields.ts';
import { endingGoods, refundCause, refundStatus, refundUnit } from './refunds.fields.ts';
import { refundLimits } from './refunds.rules.ts';

const refund = z.object({
  id,
  /** What the payment service calls it. */
  refund_no: z.string(),
  cause: refundCause,
  /** Fen. While it waits for a decision, what is proposed. */
  amount: z.number(),
  status: refundStatus,
  reason: z.string(),
  /** What the school said to it; empty while it has said nothing. */
  answer: z.string(),
  /** It went back another way than it came. */
  is_local: z.boolean(),
  created_at: instant,
  /** Null while it waits for a decision, and where it was withdrawn. */
  decided_at: z.nullable(instant),
  success_at: z.nullable(instant),
});

/** Refunds, as the one who has paid asks for them. */
export const refundsContract = {
  preview: schemas({
    summary:
      'What a refund of an order would give back and end, whether one can be asked for, and those there are. The school decides the sum.',
    query: z.object({ order_id: orderId }),
    answer: z.object({
      order_id: orderId,
      /** What was paid, and what of it went back or is about to, in fen. */
      paid: z.number(),
      refunded: z.number(),
      /** What would be proposed now, in fen, with `fee` taken off already. */
      proposed: z.number(),
      fee: z.number(),
      /** What would go back beside it to the invitation balance that has paid a part, in whole yuan. Servers that do not tell leave it out. */
      balance: z.optional(z.number()),
      /** What was used of it: lessons that were finished or days that have begun, of all. `none` where nothing counts. */
      used: z.object({ unit: refundUnit, done: z.number(), total: z.number() }),
      /** Until when it can be asked for; null where the order is not paid. */
      until: z.nullable(instant),
      /** Why none can be asked for: it is not paid, cost nothing, its time is over, one waits, all went back, or an upgrade was paid with it. */
      obstacle: z.nullable(z.enum(['not_paid', 'free', 'over', 'waiting', 'refunded', 'upgraded'])),
      ends: z.array(endingGoods),
      /** The latest first. */
      refunds: z.array(refund),
    }),
  }),
  ask: schemas({
    summary: 'Asks for a refund. Code 1 where none can be asked for.',
    body: z.object({ order_id: orderId, reason: requiredText(refundLimits.reason) }),
    answer: refund,
  }),
  withdraw: schemas({
    summary: 'Withdraws a refund that was asked for and is not decided. Code 1 when it is.',
    params: z.object({ id }),
    answer: refund,
  }),
};
