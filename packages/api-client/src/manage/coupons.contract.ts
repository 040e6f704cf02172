import * as z from 'zod/mini';
import {
  couponDeadlineMode,
  couponTarget,
  couponTerms,
  couponToken,
  couponType,
} from '../coupons/coupons.fields.ts';
import { couponLimits } from '../coupons/coupons.rules.ts';
import { id, instant, paged, paging, pastedCode, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { orderId, orderStatus } from '../orders/orders.fields.ts';
import { longestKeywords } from '../search/search.rules.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const most = (top: number, least: number) => z.number().check(z.int(), z.minimum(least), z.maximum(top));

const { description, ...terms } = couponTerms;

const resource = resourceContract({
  noun: 'coupons by the batch; keywords are part of a name',
  row: {
    ...terms,
    prefix: z.string(),
    deadline_mode: couponDeadlineMode,
    /** By `time`. */
    deadline: z.nullable(instant),
    /** By `day`. */
    fixed_day: z.nullable(z.number()),
    /** Anybody may take one by the link or the page of coupons. Otherwise they come by code alone. */
    is_open: z.boolean(),
    /** Part of the link. */
    token: couponToken,
    /** How many there are, were taken, and were used by orders that are paid or wait to be. */
    generated: z.number(),
    received: z.number(),
    used: z.number(),
    state: z.enum(['active', 'ended']),
    created_at: instant,
  },
  whole: { description },
  draft: {
    name: requiredText(manageLimits.title),
    description: z._default(typedText(manageLimits.description), ''),
    /** Letters and digits that the codes begin with. Fixed once there are some: code 1. */
    prefix: z._default(pastedCode(couponLimits.prefix), ''),
    /** This and the next four are fixed once somebody has taken one: code 1. */
    type: couponType,
    /** Whole yuan; of a discount 1 to 99, what is left to pay in per cent. */
    rate: most(couponLimits.yuan, 1),
    full_discount_price: z._default(most(couponLimits.yuan, 0), 0),
    target_type: z._default(couponTarget, 'all'),
    /** Null for all of `target_type`. Code 1 for what is not there. */
    target_id: z._default(z.nullable(id), null),
    /** Those that were taken keep the end that they have. */
    deadline_mode: couponDeadlineMode,
    /** Needed by `time`. */
    deadline: z._default(z.nullable(instant), null),
    /** Needed by `day`. */
    fixed_day: z._default(z.nullable(most(couponLimits.days, 1)), null),
    is_open: z._default(z.boolean(), false),
  },
  filters: { state: z.optional(z.enum(['active', 'ended'])), target_type: z.optional(couponTarget) },
  sorts: ['created_at'],
});

/** `free` is nobody's yet. */
const state = z.enum(['free', 'unused', 'used', 'expired']);

const narrowed = {
  state: z.optional(state),
  /** Part of a code or of a name. */
  keywords: z.optional(typedText(longestKeywords)),
};

/** Coupons by the batch. One that is removed is given out no more; what people have taken stays good. */
export const manageCouponsContract = {
  ...resource,
  generate: schemas({
    summary:
      'Makes so many coupons of a batch: the prefix and 12 signs that nobody mistakes for another. Code 1 once the batch has ended.',
    params: z.object({ id }),
    body: z.object({ num: most(couponLimits.made, 1) }),
    answer: z.object({ codes: z.array(z.string()) }),
  }),
  coupons: schemas({
    summary: 'The coupons of a batch, those first that were taken last.',
    params: z.object({ id }),
    query: z.object({ ...paging(20), ...narrowed }),
    answer: paged(
      z.object({
        id,
        code: z.string(),
        state,
        /** Null while it is nobody's. */
        person: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
        received_at: z.nullable(instant),
        deadline: z.nullable(instant),
        /** When it was taken, or else made: what the lists of the console ask for. */
        updated_at: instant,
        /** The order that it is used by. */
        order: z.nullable(
          z.object({
            order_id: orderId,
            goods_name: z.string(),
            /** What was taken off, in whole yuan. */
            discount: z.number(),
            status: orderStatus,
          }),
        ),
      }),
    ),
  }),
  exportCoupons: schemas({
    summary: 'The coupons of a batch as a file, 50,000 at most.',
    params: z.object({ id }),
    query: z.object({ format: z.enum(['csv', 'xlsx']), ...narrowed }),
    answer: z.object({
      filename: z.string(),
      type: z.string(),
      /** Base64. */
      content: z.string(),
    }),
  }),
};
