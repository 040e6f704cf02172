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
    /** Category of its items; null for all categories. */
    category: z.nullable(z.object({ id, name: z.string() })),
    item_order: itemOrder,
    /** Cards at most. */
    size: z.number(),
    /** Address of the whole list; null where the block shows all of it. */
    more_url: z.nullable(z.string()),
    is_shown: z.boolean(),
    /** The smallest comes first. */
    sort: z.number(),
    created_at: instant,
  },
  whole: {
    category_id: z.nullable(id),
    course_category_id: z.nullable(id),
    /** Items that were chosen by hand, in their order. */
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
    /** Category of articles and anthologies. */
    category_id: z._default(z.nullable(id), null),
    /** Category of courses, videos and columns, with its subcategories. */
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
