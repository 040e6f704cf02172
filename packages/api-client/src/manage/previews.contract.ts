import * as z from 'zod/mini';
import { coursesContract } from '../courses/courses.contract.ts';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

export const managePreviewsContract = {
  course: schemas({
    summary:
      'A course as its page shows it to a visitor, to who has bought it or to a member, drafts too. Nobody is counted, and nothing is kept. Code 404 for a course of others where the reach is one’s own.',
    params: z.object({ id }),
    query: z.object({
      /** `learner` has bought it today. */
      as: z._default(z.enum(['visitor', 'learner', 'member']), 'visitor'),
    }),
    answer: coursesContract.detail.answer,
  }),
};
