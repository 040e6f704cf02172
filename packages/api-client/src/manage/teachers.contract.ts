import * as z from 'zod/mini';
import { instant, requiredText, typedText } from '../http/fields.ts';
import { noOrPicture } from './address.contract.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

export const manageTeachersContract = resourceContract({
  noun: 'teachers of courses',
  row: {
    name: z.string(),
    /** Address of a picture; empty when there is none. */
    avatar: z.string(),
    /** What they are, in a few words; may be empty. */
    title: z.string(),
    /** Drafts too. Who has any cannot be removed. */
    courses_count: z.number(),
    created_at: instant,
  },
  whole: {
    short_description: z.string(),
  },
  draft: {
    name: requiredText(manageLimits.name),
    title: z._default(typedText(manageLimits.name), ''),
    avatar: z._default(noOrPicture, ''),
    short_description: z._default(typedText(manageLimits.description), ''),
  },
  filters: {},
  sorts: ['created_at', 'name', 'courses_count'],
});
