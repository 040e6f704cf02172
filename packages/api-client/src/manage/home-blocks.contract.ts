import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { address } from './address.contract.ts';
import { arrangeContract } from './arranging.contract.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const noun = 'blocks of home';
const itemOrder = z.enum(['newest', 'most-read']);

export const manageHomeBlocksContract = {
  ...resourceContract({
    noun,
    row: {
      title: z.string(),
      /** What is in it; null for all articles. */
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
    whole: { category_id: z.nullable(id) },
    draft: {
      title: requiredText(manageLimits.name),
      category_id: z._default(z.nullable(id), null),
      item_order: z._default(itemOrder, 'newest'),
      size: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(24)), 4),
      more_url: z._default(z.nullable(address), null),
      is_shown: z._default(z.boolean(), true),
      sort: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(9_999)), 0),
    },
    filters: {},
    sorts: ['sort', 'title'],
  }),
  arrange: arrangeContract(noun),
};
