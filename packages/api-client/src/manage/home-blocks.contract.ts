import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { address } from './address.contract.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';
import { blockSize } from './home-blocks.rules.ts';
import { manageLimits } from './manage.rules.ts';

const sign = z.enum(['article', 'course', 'video', 'combo', 'anthology', 'teacher']);
const itemOrder = z.enum(['newest', 'most-read', 'popular', 'recommended', 'by-hand']);

export const manageHomeBlocksContract = arrangedContract({
  noun: 'blocks of home',
  row: {
    title: z.string(),
    sign,
    /** What it is narrowed to; null for all of its kind. */
    category: z.nullable(z.object({ id, name: z.string() })),
    item_order: itemOrder,
    /** Cards at most. */
    size: z.number(),
    /** Where the rest of the list is; null when it is all here. */
    more_url: z.nullable(z.string()),
    is_shown: z.boolean(),
    /** The smallest comes first. */
    sort: z.number(),
    created_at: instant,
  },
  whole: {
    category_id: z.nullable(id),
    course_category_id: z.nullable(id),
    /** What was picked, in its order. */
    items: z.array(
      z.object({
        id,
        /** Null for what is gone: nobody sees it. */
        title: z.nullable(z.string()),
      }),
    ),
  },
  draft: {
    title: requiredText(manageLimits.name),
    sign: z._default(sign, 'article'),
    /** Of articles and anthologies. */
    category_id: z._default(z.nullable(id), null),
    /** Of courses, videos and columns, with those under it. */
    course_category_id: z._default(z.nullable(id), null),
    /** Not every kind has every order: code 1 otherwise, as for a list by hand without an item. */
    item_order: z._default(itemOrder, 'newest'),
    /** For `by-hand`. */
    items: z._default(z.array(z.object({ id })).check(z.maxLength(blockSize)), []),
    size: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(blockSize)), 4),
    more_url: z._default(z.nullable(address), null),
    is_shown: z._default(z.boolean(), true),
    sort: placeInList,
  },
  filters: {},
  sorts: ['sort', 'title'],
});
