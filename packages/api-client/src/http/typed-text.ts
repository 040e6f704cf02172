/** Control characters but tab and line feed: PostgreSQL refuses NUL, and none of them can be seen. */
const controls = /(?![\t\n])\p{Cc}/gu;

/** Halves of a character have no meaning and no UTF-8 form. */
const loneSurrogates = /\p{Cs}/gu;

/** NUL and lone surrogates: PostgreSQL stores neither in `text` nor in `jsonb`. */
const unstorable = /[\0\p{Cs}]/gu;

/** A letter under more marks than any script needs, which would paint over the neighbouring rows. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Blanks, joiners, direction marks, placeholders, private and unassigned characters: alone they make an empty row. */
const readable = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0\uFFFC\uFFFD]/u;

/**
 * A typed text as the server keeps it: without blanks around it and what no person types, and with one character for
 * each line break.
 */
export const tidyText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(loneSurrogates, '')
    .replace(controls, '')
    .replace(piledMarks, '$1')
    .trim();

/** A text without the characters that no database column takes; nothing else is changed. */
export const storableText = (text: string): string => text.replace(unstorable, '');

/** Maximum nesting of an input. The deepest body of the contract has fewer than ten levels. */
const deepestInput = 64;

/**
 * Applies `storableText` to every string of an input, object keys included. Throws a `RangeError` if the input is nested
 * deeper than 64 levels. Instances of classes, such as uploaded files, are returned unchanged.
 */
export function storableInput(input: unknown, levels = deepestInput): unknown {
  if (typeof input === 'string') return storableText(input);
  if (typeof input !== 'object' || input === null) return input;
  if (levels === 0) throw new RangeError(`nested deeper than ${deepestInput} levels`);
  if (Array.isArray(input)) return input.map((item) => storableInput(item, levels - 1));
  if (!isPlainObject(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [storableText(key), storableInput(value, levels - 1)]),
  );
}

/** Whether an object was written as a literal or parsed; query strings have no prototype. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Whether a typed text holds anything that a person could read. */
export const isReadable = (typed: string): boolean => readable.test(typed);

/** How long a typed text is wherever one is limited: in code points, once it is tidied. */
export const textLength = (typed: string): number => codePoints(tidyText(typed));

/** What fits of a typed text, tidied: `most` code points at most. What a reader sees as one character is never cut in two. */
export function cutText(typed: string, most: number): string {
  const text = tidyText(typed);
  if (codePoints(text) <= most) return text;
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += codePoints(segment);
    if (length > most) break;
    kept += segment;
  }
  return kept.trim();
}

/** How long a text is that is kept as it is, such as a password. */
export const codePoints = (text: string): number => Array.from(text).length;
