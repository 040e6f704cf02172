import * as z from 'zod/mini';
import { id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

export const creditsContract = {
  records: schemas({
    summary: 'What came to the credits of the signed-in user and what went, the latest first.',
    query: z.object(paging(20, 50)),
    answer: z.extend(
      paged(
        z.object({
          id,
          /** Below 0 for what went. */
          sum: z.number(),
          reason: z.enum([
            'register',
            'watched_video',
            'watched_course',
            'paid_order',
            'order_refunded',
            'invite',
            'bounty_asked',
            'bounty_accepted',
            'bounty_moved',
            'bounty_returned',
            'console',
          ]),
          /** What it was for. */
          resource: z.nullable(z.object({ type: z.string(), id })),
          remark: z.string(),
          created_at: instant,
        }),
      ),
      { credit1: z.number() },
    ),
  }),
  rules: schemas({
    summary: 'What earns credits at this school, always in the same order; nothing that earns none.',
    answer: z.array(
      z.object({
        reason: z.enum(['register', 'watched_video', 'watched_course', 'paid_order']),
        /** Whole credits; of `paid_order` the percent of what was paid, in yuan. */
        amount: z.number(),
      }),
    ),
  }),
};
