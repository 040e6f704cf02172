import * as z from 'zod/mini';
import { instant, requiredText, typedText } from '../http/fields.ts';
import { noOrPicture } from './address.contract.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';
import { manageLimits } from './manage.rules.ts';

export const manageProfessionsContract = arrangedContract({
  noun: 'professions',
  row: {
    name: z.string(),
    /** Address of a picture; empty when there is none. */
    thumb: z.string(),
    /** The smallest comes first. */
    sort: z.number(),
    /** Drafts too. One that any course leads to cannot be removed. */
    courses_count: z.number(),
    created_at: instant,
  },
  whole: {
    short_description: z.string(),
  },
  draft: {
    /** No two have the same: code 1 otherwise. */
    name: requiredText(manageLimits.name),
    thumb: z._default(noOrPicture, ''),
    short_description: z._default(typedText(manageLimits.description), ''),
    sort: placeInList,
  },
  filters: {},
  sorts: ['sort', 'name', 'courses_count'],
});
