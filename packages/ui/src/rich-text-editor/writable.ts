/** What the sanitiser takes for the end of a comment or of an element, and drops the whole value for. */
const suspicious =
  /((?:--!?|\])(?=>))|(<\/?)(?=style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/gi;

/** Programs' own characters: no parser keeps them all, and nobody reads them. */
// oxlint-disable-next-line eslint/no-control-regex -- these are what it is about
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFDD0]/g;

/** A text without what would not come back from a file of HTML. */
export const writableText = (text: string) => text.replace(/\r\n?/g, '\n').replace(unwritable, '');

/** A name for an attribute, spelt so that the sanitiser keeps it: a space more is better than no words. */
export const writable = (value: string | null) =>
  value === null ? null : writableText(value).replace(suspicious, '$& ').trim();
