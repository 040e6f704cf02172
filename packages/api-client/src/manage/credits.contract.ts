import * as z from 'zod/mini';
import { clientId, done, id, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { creditsContract } from '../credits/credits.contract.ts';
import { manageLimits } from './manage.rules.ts';

const params = z.object({ id });

export const manageCreditsContract = {
  records: schemas({
    summary: "What came to a member's credits and what went, the latest first.",
    params,
    query: creditsContract.records.query,
    answer: creditsContract.records.answer,
  }),
  change: schemas({
    summary:
      'Gives a member credits of the school, or takes some. They are told why by the record; the log keeps who did it. Code 1 when they have fewer than are taken.',
    params,
    body: z.object({
      /** Sent twice, it is done once. */
      client_id: clientId,
      /** Below 0 to take. */
      sum: z.number().check(
        z.int(),
        z.minimum(-1_000_000),
        z.maximum(1_000_000),
        z.refine((sum) => sum !== 0, { error: 'more or less than 0' }),
      ),
      /** Why; the member reads it. */
      remark: requiredText(manageLimits.title),
    }),
    answer: done,
  }),
};
