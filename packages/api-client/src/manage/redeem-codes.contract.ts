import * as z from 'zod/mini';
import { id, instant, paged, paging, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { redeemedThing, redeemSign } from '../redeem-codes/redeem-codes.fields.ts';
import { redeemCodeLimits } from '../redeem-codes/redeem-codes.rules.ts';
import { longestKeywords } from '../search/search.rules.ts';
import { resourceContract } from './resource.contract.ts';

const state = z.enum(['coming', 'running', 'over']);

const resource = resourceContract({
  noun: 'activities of redeem codes',
  row: {
    name: z.string(),
    start_at: instant,
    end_at: instant,
    /** What each of its codes gives. */
    relate_data: z.array(redeemedThing),
    code_count: z.number(),
    used_count: z.number(),
    state,
    created_at: instant,
  },
  whole: {},
  draft: {
    name: requiredText(redeemCodeLimits.name),
    start_at: instant,
    /** After the start: code 1 otherwise. */
    end_at: instant,
    /** What is there and published; a membership alone. Code 1 otherwise, and where a code was used already. */
    relate_data: z
      .array(z.object({ sign: redeemSign, id }))
      .check(z.minLength(1), z.maxLength(redeemCodeLimits.goods)),
  },
  filters: { state: z.optional(state) },
  sorts: ['created_at', 'end_at'],
});

const narrowed = {
  /** Part of a code. */
  keywords: z.optional(typedText(longestKeywords)),
  state: z.optional(z.enum(['used', 'unused'])),
};

/** Activities whose codes are exchanged for goods, each code once. */
export const manageRedeemCodesContract = {
  ...resource,
  generate: schemas({
    summary:
      'Makes codes of an activity: 12 signs that nobody mistakes for another. They are not taken back.',
    params: z.object({ id }),
    body: z.object({ num: z.number().check(z.int(), z.minimum(1), z.maximum(redeemCodeLimits.made)) }),
    answer: z.object({ codes: z.array(z.string()) }),
  }),
  codes: schemas({
    summary: 'The codes of an activity, the latest first, with who has used them.',
    params: z.object({ id }),
    query: z.object({ ...paging(20), ...narrowed }),
    answer: paged(
      z.object({
        id,
        code: z.string(),
        is_used: z.boolean(),
        /** Null while it is not used, and when the account is gone. */
        used_by: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
        used_at: z.nullable(instant),
        created_at: instant,
        /** When it was used, or else made: what the lists of the console ask for. */
        updated_at: instant,
      }),
    ),
  }),
  exportCodes: schemas({
    summary: 'The same on all pages as a file, 50,000 at most.',
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
