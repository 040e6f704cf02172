import * as z from 'zod/mini';
import { id } from '../http/fields.ts';

/** 1 waits for a decision, or is decided and on its way; 5 done; 9 the payment service could not give it back; 13 closed. */
export const refundStatus = z.union([z.literal(1), z.literal(5), z.literal(9), z.literal(13)]);

/** `asked` by the learner, made in the `console`, or `returned` by itself since no order needs it. */
export const refundCause = z.enum(['asked', 'console', 'returned']);

/** Money in whole fen, above 0. */
export const fen = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000));

/** Unit by which a refund is reduced: finished lessons or days begun; `none` for a full refund. */
export const refundUnit = z.enum(['lesson', 'day', 'none']);

/** Rules of refunds of some goods. */
export const refundTerms = z.object({
  /** Days after the payment in which a refund can be asked for. */
  days: z.number(),
  /** Whole per cent of what was paid that stay with the school. */
  fee_percent: z.number(),
  unit: refundUnit,
});

/** Something that an order has opened; `stays` where something else opens it as well. */
export const endingGoods = z.object({ type: z.string(), id, title: z.string(), stays: z.boolean() });
