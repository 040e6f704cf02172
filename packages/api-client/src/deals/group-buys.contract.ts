import * as z from 'zod/mini';
import { id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { ordersContract } from '../orders/orders.contract.ts';
import { orderId } from '../orders/orders.fields.ts';
import { dealFields, dealOf } from './deals.fields.ts';

const goods = z.object({
  ...dealFields,
  /** How many people a group needs. */
  people_num: z.number(),
  /** Hours that a group has to fill up. */
  time_limit: z.number(),
});

const team = z.object({
  id,
  /** 1 complete, 2 failed and paid back, 3 waits for people. */
  status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Null when the account is gone. */
  create_user_id: z.nullable(id),
  create_user_name: z.string(),
  /** Who is in, the first first. */
  users: z.array(z.object({ id, name: z.string(), avatar: z.string() })),
  /** How many are still missing. */
  over_people_num: z.number(),
  /** It fails then unless it is complete. */
  expires_at: instant,
});

/** Something at a lower price for people who buy it together. All times go by the server's clock, which `now` tells. */
export const groupBuysContract = {
  list: schemas({
    summary:
      'Offers to groups that run or are to come, those that end first before the others; of certain goods where they are named.',
    query: z.object({ ...paging(10), ...dealOf }),
    answer: z.object({ now: instant, data: z.array(goods), total: z.number() }),
  }),
  detail: schemas({
    summary:
      'One offer to groups, also one that is over: groups that wait for people, and the one of the signed-in user.',
    params: z.object({ id }),
    answer: z.object({
      now: instant,
      goods,
      items: z.array(team),
      join_item: z.nullable(team),
    }),
  }),
  buy: schemas({
    summary:
      'Orders a place in a group, or in a new one where `gid` is left out. The place is taken when it is paid; who pays for one that is taken by then begins a group.',
    params: z.object({ id }),
    body: z.object({ gid: z.optional(id) }),
    answer: ordersContract.detail.answer,
  }),
  mine: schemas({
    summary: 'What the signed-in user has bought with others, the latest first.',
    query: z.object(paging(10)),
    answer: paged(
      z.object({
        id,
        /** 0 not paid, 1 paid, 3 cancelled. */
        status: z.union([z.literal(0), z.literal(1), z.literal(3)]),
        order_id: orderId,
        created_at: instant,
        goods,
        /** Null until it is paid. */
        item: z.nullable(team),
      }),
    ),
  }),
};
