import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { manageLimits } from './manage.rules.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';

/** The tags of something, by their ids. Code 1 when one of them is gone. */
export const tagIds = z.array(id).check(z.maxLength(manageLimits.tags));

export const manageTagCategoriesContract = arrangedContract({
  noun: 'categories of tags',
  row: {
    name: z.string(),
    /** The smallest comes first. */
    sort: z.number(),
    /** Hidden ones too. A category that has any cannot be removed. */
    tags_count: z.number(),
    created_at: instant,
  },
  whole: {},
  draft: {
    /** No two have the same: code 1 otherwise. */
    name: requiredText(manageLimits.name),
    sort: placeInList,
  },
  filters: {},
  sorts: ['sort', 'name', 'tags_count'],
});

export const manageTagsContract = arrangedContract({
  noun: 'tags of articles, courses and anthologies',
  row: {
    name: z.string(),
    category: z.object({ id, name: z.string() }),
    /** Within its category the smallest comes first. */
    sort: z.number(),
    is_show: z.boolean(),
    /** How many published things carry it. */
    resources_count: z.number(),
    created_at: instant,
  },
  whole: { category_id: id },
  draft: {
    category_id: id,
    /** No two have the same: code 1 otherwise. */
    name: requiredText(manageLimits.tag),
    sort: placeInList,
    is_show: z._default(z.boolean(), true),
  },
  filters: {
    category_id: z.optional(id),
    is_show: z.optional(z.enum(['yes', 'no'])),
  },
  sorts: ['sort', 'name', 'resources_count'],
});
