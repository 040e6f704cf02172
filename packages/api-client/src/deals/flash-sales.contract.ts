import * as z from 'zod/mini';
import { captchaAnswer, id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { ordersContract } from '../orders/orders.contract.ts';
import { orderId } from '../orders/orders.fields.ts';
import { dealFields, dealOf } from './deals.fields.ts';

const sale = z.object({
  ...dealFields,
  /** How many there are in all. */
  num: z.number(),
  /** How many nobody has got hold of. */
  over_num: z.number(),
});

/** A piece that somebody got hold of. */
const slot = z.object({
  id,
  /** 0 to be paid, 1 paid, 3 let go. */
  status: z.union([z.literal(0), z.literal(1), z.literal(3)]),
  /** Null until it is ordered. */
  order_id: z.nullable(orderId),
  /** Until when it is kept, ordered or not. */
  expires_at: instant,
});

/** A few pieces of something at a lower price, for a while. All times go by the server's clock, which `now` tells. */
export const flashSalesContract = {
  list: schemas({
    summary:
      'Flash sales that run or are to come, those that end first before the others; of certain goods where they are named.',
    query: z.object({ ...paging(10), ...dealOf }),
    answer: z.object({ now: instant, data: z.array(sale), total: z.number() }),
  }),
  detail: schemas({
    summary: 'One flash sale, also one that is over, and what the signed-in user has got hold of.',
    params: z.object({ id }),
    answer: z.object({ now: instant, data: sale, order: z.nullable(slot) }),
  }),
  join: schemas({
    summary:
      'Gets hold of a piece for some minutes; whoever has one is answered with that one. Code 1 before it starts (with the seconds left), when it is over or sold out.',
    params: z.object({ id }),
    body: z.object({
      image_key: z.string().check(z.maxLength(200)),
      image_captcha: captchaAnswer,
    }),
    answer: slot,
  }),
  buy: schemas({
    summary: 'Orders the piece that one has got hold of, at the price of the sale.',
    params: z.object({ id }),
    answer: ordersContract.detail.answer,
  }),
  mine: schemas({
    summary: 'What the signed-in user has got hold of in flash sales, the latest first.',
    query: z.object(paging(10)),
    answer: paged(z.extend(slot, { created_at: instant, sale })),
  }),
};
