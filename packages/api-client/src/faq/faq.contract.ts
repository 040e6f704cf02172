import * as z from 'zod/mini';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

export const faqContract = {
  list: schemas({
    summary: 'What people often ask, and the answers, by category in their order.',
    answer: z.array(
      z.object({
        id,
        category_id: id,
        category_name: z.string(),
        /** Also shown where memberships are sold. */
        is_about_membership: z.boolean(),
        question: z.string(),
        /** HTML. Sanitise before rendering. */
        answer: z.string(),
      }),
    ),
  }),
};
