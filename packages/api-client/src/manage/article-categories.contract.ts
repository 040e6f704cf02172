import * as z from 'zod/mini';
import { instant, requiredText } from '../http/fields.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';
import { manageLimits } from './manage.rules.ts';

export const manageArticleCategoriesContract = arrangedContract({
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
    sort: placeInList,
  },
  filters: {},
  sorts: ['sort', 'name', 'articles_count'],
});
