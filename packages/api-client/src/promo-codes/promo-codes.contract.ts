import * as z from 'zod/mini';
import { id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { orderId, orderStatus } from '../orders/orders.fields.ts';
import { promoCode } from './promo-codes.fields.ts';

/** Codes that take a fixed sum off an order. */
export const promoCodesContract = {
  check: schemas({
    summary:
      'Whether the signed-in user could order with a code now. The answer is the same for one that is unknown, used up, has expired or was used before.',
    params: z.object({ code: promoCode }),
    answer: z.object({
      can_use: z.union([z.literal(0), z.literal(1)]),
      /** Null for what cannot be used. */
      promo_code: z.nullable(
        z.object({
          id,
          code: z.string(),
          expired_at: instant,
          /** What it takes off, in whole yuan. */
          invited_user_reward: z.number(),
        }),
      ),
    }),
  }),
  mine: schemas({
    summary:
      'The codes that the signed-in user has used, the latest first: of orders that are paid or wait to be.',
    query: z.object(paging(20, 50)),
    answer: paged(
      z.object({
        /** Empty where it was removed. */
        code: z.string(),
        order_id: orderId,
        goods_name: z.string(),
        /** What it has taken off, in whole yuan. */
        discount: z.number(),
        status: orderStatus,
        created_at: instant,
      }),
    ),
  }),
};
