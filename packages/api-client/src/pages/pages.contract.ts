import * as z from 'zod/mini';
import { captchaAnswer, done, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { mobile } from '../session/session.fields.ts';
import { applicationLimits, applicationPages } from './application.rules.ts';
import { agreementNames, furtherPageName, pageNames } from './pages.rules.ts';

/** Name of a page: one with an address of its own, an agreement, or a further one. */
export const pageName = z.union([
  z.enum(pageNames),
  z.enum(agreementNames),
  z.string().check(z.regex(furtherPageName)),
]);

export const pagesContract = {
  detail: schemas({
    summary:
      'A page of the school. Code 404 while it has none of this name, or hides it; an agreement has its built-in text then.',
    params: z.object({ name: pageName }),
    answer: z.object({
      title: z.string(),
      /** HTML. Sanitise before rendering. */
      content: z.string(),
      /** Null for a built-in text. */
      updated_at: z.nullable(instant),
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
