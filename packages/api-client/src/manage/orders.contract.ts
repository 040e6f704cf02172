import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { goodsType, orderId, orderStatus, paymentMethod } from '../orders/orders.fields.ts';
import { priceLine } from '../promo-codes/promo-codes.fields.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const person = z.object({ id, nick_name: z.string(), avatar: z.string() });

const whole = resourceContract({
  noun: 'orders; keywords are part of a number, of what was ordered or of a name',
  row: {
    order_id: orderId,
    /** As it was called when it was ordered. */
    goods_type: goodsType,
    goods_id: id,
    goods_name: z.string(),
    /** Whole yuan. */
    charge: z.number(),
    status: orderStatus,
    payment_method: paymentMethod,
    /** Null when the account is gone. */
    person: z.nullable(person),
    created_at: instant,
    paid_at: z.nullable(instant),
  },
  whole: {
    goods_thumb: z.string(),
    /** Of a membership, the days that were ordered; null for everything else, and for what was ordered long ago. */
    goods_days: z.nullable(z.number()),
    /** What the price was made of; the last line is `charge`. */
    lines: z.array(priceLine),
    /** The payment service's own number of the money; empty while there is none. */
    transaction: z.string(),
    expires_at: instant,
    closed_at: z.nullable(instant),
    /** What was handed over for it; null when nothing was. */
    grant: z.nullable(
      z.object({
        starts_at: instant,
        /** Null: it stays. */
        ends_at: z.nullable(instant),
        revoked_at: z.nullable(instant),
      }),
    ),
    /** Who has completed it by hand and why; null for every other order. */
    finished: z.nullable(
      z.object({
        /** Null when the account is gone. */
        actor: z.nullable(person),
        reason: z.string(),
        at: instant,
      }),
    ),
  },
  draft: {},
  filters: {
    /** `open` are those that can still be paid. */
    state: z.optional(z.enum(['open', 'paid', 'cancelled'])),
    goods_type: z.optional(goodsType),
    payment_method: z.optional(z.enum(['wechat', 'alipay', 'handPay'])),
    /** Ordered since: today, in the last 7 or 30 days, by the days of China. */
    period: z.optional(z.enum(['today', 'week', 'month'])),
    created_from: z.optional(instant),
    /** Up to this moment, without it. */
    created_to: z.optional(instant),
    user_id: z.optional(id),
  },
  sorts: ['created_at', 'paid_at', 'charge'],
});

/** All calls that a resource could have, to type the kits. */
export type OrdersResource = typeof whole;

const { list, find, exportRows } = whole;

export const manageOrdersContract = {
  list,
  find,
  exportRows,
  finish: schemas({
    summary:
      'Takes an order for paid by hand and hands over what was ordered, both or neither. Code 1 when it is paid, or when there is nothing to hand over.',
    params: z.object({ id }),
    body: z.object({
      /** For the log: where the money has come. */
      reason: requiredText(manageLimits.description),
      /** What who confirms has seen, in whole yuan: code 409 when the order costs something else. */
      charge: z.number().check(z.int(), z.minimum(1)),
    }),
    answer: z.object({}),
  }),
};
