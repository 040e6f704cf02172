import * as z from 'zod/mini';
import { instant, requiredText } from '../http/fields.ts';
import { manageLimits } from './manage.rules.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';
import { resourceContract } from './resource.contract.ts';

export const manageProblemCategoriesContract = arrangedContract({
  noun: 'categories of the problems that people ask',
  row: {
    name: z.string(),
    /** The smallest comes first. */
    sort: z.number(),
    /** A category that has any cannot be removed. */
    problems_count: z.number(),
    created_at: instant,
  },
  whole: {},
  draft: {
    /** No two have the same: code 1 otherwise. */
    name: requiredText(manageLimits.name),
    sort: placeInList,
  },
  filters: {},
  sorts: ['sort', 'name', 'problems_count'],
});

export const manageWatchedWordsContract = resourceContract({
  noun: 'words that put a post before a moderator',
  row: { word: z.string(), created_at: instant },
  whole: {},
  draft: {
    /** Found through blanks, signs, full width, capitals and traditional characters. No two are the same: code 1 otherwise. */
    word: requiredText(manageLimits.name),
  },
  filters: {},
  sorts: ['created_at', 'word'],
});
