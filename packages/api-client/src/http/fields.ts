import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { plainCode } from './plain-characters.ts';
import { farthestPage } from './paging.rules.ts';
import { textLength, tidyText } from './typed-text.ts';

/** A row's id. Accepts the text form that path parameters and queries have on the wire. */
export const id = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(2 ** 53 - 1));

/** PostgreSQL has no year 0. */
const hasYear = z.refine<string>((text) => !text.startsWith('0000'), { error: 'there is no year 0' });

/** An instant, as ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(hasYear);

/** A day of the school's calendar: `2026-11-28`. */
export const day = z.iso.date().check(hasYear);

/**
 * Query of every paged list; the page starts at 1. `defaultSize` answers callers that send no size. Values out of range are corrected
 * instead of refused: a page or size that is too large becomes the largest, any other invalid value becomes the default.
 */
export const paging = (defaultSize: number, maxSize = 100) => ({
  page: withFallback(z.coerce.number<number>().check(atMost(farthestPage), ...wholeUpTo(farthestPage)), 1),
  size: withFallback(z.coerce.number<number>().check(atMost(maxSize), ...wholeUpTo(maxSize)), defaultSize),
});

const atMost = (most: number) => z.overwrite<number>((value) => Math.min(value, most));
const wholeUpTo = (most: number) => [z.int(), z.minimum(1), z.maximum(most)] as const;

/** Query field of a public list: an unknown or missing value becomes the default. */
export const withFallback = <Field extends z.ZodMiniType>(
  field: Field,
  fallback: z.output<Field> & z.input<Field>,
) => z._default(orElse(field, fallback), fallback as never);

/** Optional query field of a public list: an unknown value counts as left out. */
export const optionalChoice = <Field extends z.ZodMiniType>(field: Field) =>
  orElse(z.optional(field), undefined as never);

/** One page of rows, and how many rows there are on all pages. */
export const paged = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number() });

/** The answer of calls that only succeed or fail. */
export const done = z.object({});

/** Text that a person types, tidied before it is counted: at most so many characters, as `textLength` counts them. */
export const typedText = (most: number) => z.string().check(z.overwrite(tidyText), z.maxLength(most));

/** Likewise, and not left empty. */
export const requiredText = (most: number) =>
  z.string().check(z.overwrite(tidyText), z.minLength(1), z.maxLength(most));

/** Text that is kept as it was written, counted likewise. */
export const writtenText = (most: number) =>
  z.string().check(z.refine((text) => textLength(text) <= most, { error: `more than ${most} characters` }));

/** Code that a person types or pastes, without blanks, hyphens and invisible characters, in plain instead of full width. */
export const pastedCode = (most: number) => z.string().check(z.overwrite(plainCode), z.maxLength(most));

/** Likewise, and not left empty. */
export const requiredCode = (most: number) => pastedCode(most).check(z.minLength(1));

/** Answer to an image captcha, as a person types or pastes it. */
export const captchaAnswer = pastedCode(20);

/** What the client calls a thing that it sends, so that what is sent twice stands once: 32 hexadecimal digits, with the hyphens of a UUID or without. */
export const clientId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i));
