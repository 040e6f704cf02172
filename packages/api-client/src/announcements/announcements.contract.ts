import * as z from 'zod/mini';
import { id, instant } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

export const announcementsContract = {
  detail: schemas({
    summary: 'An announcement of the site. Code 404 when it was removed.',
    params: z.object({ id }),
    answer: z.object({
      id,
      title: z.string(),
      /** HTML. Sanitise before rendering. */
      content: z.string(),
      created_at: instant,
    }),
  }),
};
