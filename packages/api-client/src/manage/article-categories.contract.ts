import * as z from 'zod/mini';
import { instant, requiredText } from '../http/fields.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

export const manageArticleCategoriesContract = resourceContract({
  noun: 'categories of articles',
  row: {
    name: z.string(),
    /** The smallest comes first. */
    sort: z.number(),
    /** Drafts too. One that has any cannot be removed. */
    articles_count: z.number(),
    created_at: instant,
  },
  whole: {},
  draft: {
    /** No two have the same: code 1 otherwise. */
    name: requiredText(manageLimits.name),
    sort: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(9_999)), 0),
  },
  filters: {},
  sorts: ['sort', 'name', 'articles_count'],
});
