/** Control characters but tab and line feed: PostgreSQL refuses NUL, and none of them can be seen. */
const controls = /(?![\t\n])\p{Cc}/gu;

/** Halves of a character have no meaning and no UTF-8 form. */
const loneSurrogates = /\p{Cs}/gu;

/** A letter under more marks than any script needs, which would paint over the neighbouring rows. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Text as a person has typed it, without characters that no person types. Returns an empty string when nothing readable
 * is left.
 */
export function cleanText(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(loneSurrogates, '')
    .replace(controls, '')
    .replace(piledMarks, '$1')
    .trim();
  return isReadable(text) ? text : '';
}

/** Blanks, joiners and direction marks alone would make an empty row. */
function isReadable(text: string) {
  return /[^\s\p{Cf}\p{M}\u115F\u1160\u2800\u3164\uFFA0\uFFFD]/u.test(text);
}
