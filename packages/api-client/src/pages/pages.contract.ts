import * as z from 'zod/mini';
import { captchaAnswer, done, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { mobile } from '../session/session.fields.ts';
import { applicationLimits, applicationPages, pageNames } from './pages.rules.ts';

export const pagesContract = {
  detail: schemas({
    summary: 'A page of the school about itself. Code 404 while it has none of this name, or hides it.',
    params: z.object({ name: z.enum(pageNames) }),
    answer: z.object({
      title: z.string(),
      /** HTML. Sanitise before rendering. */
      content: z.string(),
      updated_at: instant,
    }),
  }),
  apply: schemas({
    summary:
      'Somebody wants to work with the school, or at it. Wants a typed picture. Refusals that belong to a field carry its name as `data.field`.',
    body: z.object({
      page: z.enum(applicationPages),
      name: requiredText(applicationLimits.name),
      mobile,
      about: requiredText(applicationLimits.about),
      image_key: z.string().check(z.maxLength(200)),
      image_captcha: captchaAnswer,
    }),
    answer: done,
  }),
};
