import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { id, instant } from '../http/fields.ts';
import { upgradeOffer } from './memberships.fields.ts';

/** Memberships for sale, which the specification calls roles. Bought as an order of the goods type `role`. */
export const membershipsContract = {
  plans: schemas({
    summary: 'The memberships that are for sale, in their order.',
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        /** Whole yuan. */
        charge: z.number(),
        expire_days: z.number(),
        /** One benefit a row, as plain text. */
        desc_rows: z.array(z.string()),
        /**
         * Which part of the memberships that were bought in the last year was this one, from 0 to 1. Null while too few
         * were bought to say anything.
         */
        chosen_share: z.nullable(z.number()),
        /** What it costs in place of the membership that the signed-in user has; null where it is no higher one. Left out for visitors. */
        upgrade: z.optional(z.nullable(upgradeOffer)),
        /** Until when the signed-in user would be a member who adds it to what they have. Left out for visitors. */
        ends_at: z.optional(instant),
      }),
    ),
  }),
};
