import * as z from 'zod/mini';
import { id, instant, paged, paging, withFallback } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { goodsType } from '../orders/orders.fields.ts';
import { couponCode, couponDeadlineMode, couponTerms, couponToken, ownCoupon } from './coupons.fields.ts';

/** Coupons: what a person has, what can be taken, and which fit what is bought. */
export const couponsContract = {
  mine: schemas({
    summary:
      'The coupons of the signed-in user by how they stand: unused ones that end first in front, the others by what was taken last.',
    query: z.object({
      ...paging(20, 50),
      status: withFallback(z.enum(['unused', 'used', 'expired']), 'unused'),
    }),
    answer: paged(ownCoupon),
  }),
  offers: schemas({
    summary:
      'What the signed-in user can take now, the latest first: nothing that they have, that has run out or has ended. Only what counts for certain goods where they are named; code 404 for what is not sold.',
    query: z.object({
      ...paging(20, 50),
      /** Both or none. */
      goods_type: z.optional(goodsType),
      goods_id: z.optional(id),
    }),
    answer: paged(
      z.object({
        ...couponTerms,
        /** Of the batch. */
        id,
        /** What `take` asks for. */
        token: couponToken,
        deadline_mode: couponDeadlineMode,
        /** By `time`. */
        deadline: z.nullable(instant),
        /** By `day`. */
        fixed_day: z.nullable(z.number()),
        /** How many are left. */
        unreceived: z.number(),
        /** Discount on the goods of the query in whole yuan; left out where the query names none. */
        discount: z.optional(z.number()),
      }),
    ),
  }),
  take: schemas({
    summary:
      'Takes one of a batch by its link or the page of coupons. Code 1 where the user has one of it, none is left, it has ended or is not given out; 404 for a link that leads nowhere.',
    body: z.object({ token: couponToken }),
    answer: ownCoupon,
  }),
  takeByCode: schemas({
    summary:
      'Takes the coupon with a code. Code 1 where it is somebody’s, used, has expired or the user has one of its batch; 404 for one that there is not, 429 for who tries too many.',
    body: z.object({ code: couponCode }),
    answer: ownCoupon,
  }),
  fitting: schemas({
    summary:
      'The coupons of the signed-in user that count for something that is sold, the one that takes most off first. Code 404 for what is not sold.',
    query: z.object({ goods_type: goodsType, goods_id: id }),
    answer: z.array(
      z.object({
        coupon: ownCoupon,
        /** What it takes off, in whole yuan. */
        discount: z.number(),
      }),
    ),
  }),
};
