import * as z from 'zod/mini';
import { id, instant, pastedCode, requiredCode } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { orderId, orderStatus } from '../orders/orders.fields.ts';
import { promoCodeLimits } from '../promo-codes/promo-codes.rules.ts';
import { changed, resourceContract } from './resource.contract.ts';

const reward = z.number().check(z.int(), z.minimum(1), z.maximum(promoCodeLimits.yuan));
const times = z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0);

const resource = resourceContract({
  noun: 'promo codes; keywords are part of a code',
  row: {
    code: z.string(),
    /** What it takes off, in whole yuan. */
    invited_user_reward: z.number(),
    /** How many orders it is good for; 0 for any number. */
    use_times: z.number(),
    /** By orders that are paid or wait to be. */
    used_times: z.number(),
    expired_at: instant,
    state: z.enum(['active', 'used_up', 'expired']),
    created_at: instant,
  },
  whole: {
    /** The latest orders by it that are paid or wait to be, 50 at most. */
    uses: z.array(
      z.object({
        order_id: orderId,
        /** Null when the account is gone. */
        person: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
        goods_name: z.string(),
        /** What was taken off, in whole yuan. */
        discount: z.number(),
        status: orderStatus,
        created_at: instant,
      }),
    ),
  },
  draft: {
    /** 4 to 32 letters and digits, none before `U`: such are for people's own. Code 1 otherwise, and where it is there already. */
    code: requiredCode(promoCodeLimits.most),
    invited_user_reward: reward,
    /** Not below what was used: code 1 otherwise. */
    use_times: times,
    expired_at: instant,
  },
  filters: { state: z.optional(z.enum(['active', 'used_up', 'expired'])) },
  sorts: ['created_at', 'expired_at', 'used_times'],
});

/** Promo codes of the school. What was used is not removed. */
export const managePromoCodesContract = {
  ...resource,
  generate: schemas({
    summary:
      'Makes many promo codes at once: the prefix and 12 signs that nobody mistakes for another. None of them begins with `U`.',
    body: z.object({
      prefix: z._default(pastedCode(promoCodeLimits.prefix), ''),
      num: z.number().check(z.int(), z.minimum(1), z.maximum(promoCodeLimits.made)),
      invited_user_reward: reward,
      use_times: times,
      expired_at: instant,
    }),
    answer: z.extend(changed, { codes: z.array(z.string()) }),
  }),
};
