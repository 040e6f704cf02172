/** Control characters but tab and line feed: PostgreSQL refuses NUL, and none of them can be seen. */
const controls = /(?![\t\n])\p{Cc}/gu;

/** Halves of a character have no meaning and no UTF-8 form. */
const loneSurrogates = /\p{Cs}/gu;

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
