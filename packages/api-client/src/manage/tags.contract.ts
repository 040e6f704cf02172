import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const sort = z._default(z.number().check(z.int(), z.minimum(0), z.maximum(9_999)), 0);

/** The tags of something, by their ids. Code 1 when one of them is gone. */
export const tagIds = z.array(id).check(z.maxLength(manageLimits.tags));

export const manageTagCategoriesContract = resourceContract({
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
    sort,
  },
  filters: {},
  sorts: ['sort', 'name', 'tags_count'],
});

export const manageTagsContract = resourceContract({
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
    sort,
    is_show: z._default(z.boolean(), true),
  },
  filters: {
    category_id: z.optional(id),
    is_show: z.optional(z.enum(['yes', 'no'])),
  },
  sorts: ['sort', 'name', 'resources_count'],
});
