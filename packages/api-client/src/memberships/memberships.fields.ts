import * as z from 'zod/mini';
import { id, instant } from '../http/fields.ts';
import { priceLine } from '../promo-codes/promo-codes.fields.ts';

/** A higher plan in place of the membership that runs, at once. */
export const upgradeOffer = z.object({
  /** The plan that it ends. */
  from: z.object({ id, name: z.string() }),
  /** What its price is made of now: the last line is what is to be paid. */
  lines: z.array(priceLine),
  /** When it would end, beginning now. */
  ends_at: instant,
  /** Until when the terms then run that were to follow the one that it ends: they move behind it. Null where there are none. */
  later_until: z.nullable(instant),
});
