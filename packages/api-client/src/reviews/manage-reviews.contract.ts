import * as z from 'zod/mini';
import { id, instant, typedText } from '../http/fields.ts';
import { resourceContract } from '../manage/resource.contract.ts';
import { reviewedType } from './reviews.contract.ts';
import { reviewLimits } from './reviews.rules.ts';

const state = z.enum(['pending', 'approved', 'rejected']);

const whole = resourceContract({
  noun: 'reviews of courses and columns',
  row: {
    /** What it is of. The title is empty when that is gone. */
    target: z.object({ type: reviewedType, id, title: z.string() }),
    /** Null when the account is gone. */
    user: z.nullable(z.object({ id, nick_name: z.string() })),
    is_anonymous: z.boolean(),
    /** 1 to 5, to a tenth. */
    rating: z.number(),
    /** Plain text. */
    content: z.string(),
    state,
    /** Empty when there is none. */
    reply: z.string(),
    created_at: instant,
  },
  whole: {},
  draft: {
    /** `rejected`: nobody but its author sees it. */
    state,
    reply: z._default(typedText(reviewLimits.reply), ''),
  },
  filters: {
    state: z.optional(state),
    target_type: z.optional(reviewedType),
    target_id: z.optional(id),
    /** Those that have or lack a reply. */
    replied: z.optional(z.enum(['yes', 'no'])),
  },
  sorts: ['created_at', 'rating'],
});

/** All calls that a resource could have, to type the kits. */
export type ReviewsResource = typeof whole;

const { list, find, exportRows, update, updateMany, remove, removeMany } = whole;

/** Reviews are written below what they are of: the console hides, answers and removes them. */
export const manageReviewsContract = { list, find, exportRows, update, updateMany, remove, removeMany };
