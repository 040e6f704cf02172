import * as z from 'zod/mini';
import { id } from '../http/fields.ts';

/** What a redeem code gives: `vod` for a course, `vip` for a membership. Stored: never rename one. */
export const redeemSign = z.enum(['vod', 'live', 'book', 'paper', 'mock_paper', 'practice', 'vip']);

/** One thing that a redeem code gives. */
export const redeemedThing = z.object({
  sign: redeemSign,
  id,
  /** Empty where it is gone. */
  name: z.string(),
});
