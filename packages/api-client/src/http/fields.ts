import * as z from 'zod/mini';
import { farthestPage } from './paging.rules.ts';
import { textLength, tidyText } from './typed-text.ts';

/** A row's id. Accepts the text form that path parameters and queries have on the wire. */
export const id = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(2 ** 53 - 1));

/** An instant, as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Query of every paged list; the page starts at 1. `defaultSize` answers for callers that send no size. */
export const paging = (defaultSize: number, maxSize = 100) => ({
  page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(farthestPage)), 1),
  size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maxSize)), defaultSize),
});

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

/** What the client calls a thing that it sends, so that what is sent twice stands once: 32 hexadecimal digits, with the hyphens of a UUID or without. */
export const clientId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i));
