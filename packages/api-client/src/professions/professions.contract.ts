import * as z from 'zod/mini';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

/** What people work as, or want to: courses lead there. */
export const professionsContract = {
  list: schemas({
    summary: 'All professions in their order, with how many published courses lead to each.',
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        /** Address of a picture; empty when there is none. */
        thumb: z.string(),
        /** May be empty. */
        short_description: z.string(),
        courses_count: z.number(),
      }),
    ),
  }),
};
