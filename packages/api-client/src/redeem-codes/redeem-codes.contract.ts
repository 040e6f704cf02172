import * as z from 'zod/mini';
import { captchaAnswer, id, instant, paged, paging, requiredCode } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { redeemedThing } from './redeem-codes.fields.ts';
import { redeemCodeLimits } from './redeem-codes.rules.ts';

/** As somebody types it: letters may be small. */
const code = requiredCode(redeemCodeLimits.code);

/** What somebody has got by a code. */
const redeemed = z.object({
  activity_id: id,
  activity: z.object({ name: z.string(), relate_data: z.array(redeemedThing) }),
  used_at: instant,
});

/** Codes that are exchanged for goods, each of them once. */
export const redeemCodesContract = {
  query: schemas({
    summary:
      'What a code gives. Code 1 with the field `image_captcha` for a wrong answer, and with the field `code` for a code that is not there, is used, or whose activity does not run. Code 429 with the seconds to wait for who tries too many.',
    body: z.object({
      code,
      image_key: z.string().check(z.maxLength(200)),
      image_captcha: captchaAnswer,
    }),
    answer: z.object({
      activity: z.object({
        name: z.string(),
        /** What is gone since is left out. */
        relate_courses: z.array(
          z.extend(redeemedThing, {
            /** Whether it is the person’s to stay. A membership is prolonged, and what was had for a time too. */
            is_subscribe: z.union([z.literal(0), z.literal(1)]),
            /** How long it lasts; null for ever. */
            days: z.nullable(z.number()),
          }),
        ),
      }),
    }),
  }),
  confirm: schemas({
    summary:
      'Takes everything that a code gives and that is not the person’s to stay. Of many at once one gets it. Refused as `query` is, and with code 1 where all of it is theirs.',
    body: z.object({ code }),
    answer: redeemed,
  }),
  records: schemas({
    summary: 'What the signed-in user has got by codes, the latest first.',
    query: z.object(paging(20, 50)),
    answer: paged(redeemed),
  }),
};
