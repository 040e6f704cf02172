import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { arrangedTreeContract, placeInList } from './arranging.contract.ts';
import { manageLimits } from './manage.rules.ts';

export const manageCourseCategoriesContract = arrangedTreeContract({
  noun: 'categories of courses',
  row: {
    name: z.string(),
    /** Null at the top. */
    parent: z.nullable(z.object({ id, name: z.string() })),
    /** Among those under the same one; the smallest comes first. */
    sort: z.number(),
    /** Those that stand in it itself, drafts too. One that has any cannot be removed. */
    courses_count: z.number(),
    created_at: instant,
  },
  whole: {
    parent_id: z.nullable(id),
  },
  draft: {
    name: requiredText(manageLimits.name),
    /** One of the top: code 1 otherwise. */
    parent_id: z._default(z.nullable(id), null),
    sort: placeInList,
  },
  filters: {
    /** It and what stands under it. */
    within: z.optional(id),
  },
  /** `tree` puts each before those under it. */
  sorts: ['tree', 'name', 'courses_count'],
});
