import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { manageLimits } from './manage.rules.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';

export const manageFaqCategoriesContract = arrangedContract({
  noun: 'categories of frequent questions',
  row: {
    name: z.string(),
    /** The smallest comes first. */
    sort: z.number(),
    /** Its questions are also shown where memberships are sold. */
    is_about_membership: z.boolean(),
    /** Hidden ones too. A category that has any cannot be removed. */
    faqs_count: z.number(),
    created_at: instant,
  },
  whole: {},
  draft: {
    /** No two have the same: code 1 otherwise. */
    name: requiredText(manageLimits.name),
    sort: placeInList,
    is_about_membership: z._default(z.boolean(), false),
  },
  filters: {},
  sorts: ['sort', 'name', 'faqs_count'],
});

export const manageFaqsContract = arrangedContract({
  noun: 'frequent questions',
  row: {
    question: z.string(),
    category: z.object({ id, name: z.string() }),
    /** Within its category the smallest comes first. */
    sort: z.number(),
    is_show: z.boolean(),
    created_at: instant,
  },
  whole: {
    category_id: id,
    /** HTML, sanitised by the server. */
    answer: z.string(),
  },
  draft: {
    category_id: id,
    question: requiredText(manageLimits.title),
    answer: z.string().check(z.minLength(1), z.maxLength(manageLimits.content)),
    sort: placeInList,
    is_show: z._default(z.boolean(), true),
  },
  filters: {
    category_id: z.optional(id),
    is_show: z.optional(z.enum(['yes', 'no'])),
  },
  sorts: ['sort', 'question', 'created_at'],
});
