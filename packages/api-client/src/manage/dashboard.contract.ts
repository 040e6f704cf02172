import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';

export const manageDashboardContract = {
  days: schemas({
    summary: 'What happened on each of the last days of the school, today included, in one answer.',
    query: z.object({ days: z._default(z.enum(['7', '30', '90']), '7') }),
    answer: z.object({
      /** Whose midnight parts the days. */
      time_zone: z.string(),
      /** The earliest first, and none left out. */
      days: z.array(
        z.object({
          /** `2026-11-21` */
          day: z.string(),
          sign_ups: z.number(),
          /** People who were signed in and used the site, each once. */
          active_people: z.number(),
          /** Texts that somebody began to read. */
          readings: z.number(),
          /** Paid ones, on the day of the payment. */
          orders: z.number(),
          /** Whole yuan of these orders. */
          revenue: z.number(),
        }),
      ),
    }),
  }),
};
