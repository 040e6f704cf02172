import { dividerMark } from './divider-mark.ts';

/** Tags, comments and character references of HTML. Lengths are limited, so that an open quote is no long search. */
const markup =
  /<!--[^<>]{0,200}-->|<\/?[a-z](?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}')*>|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const isTag = (found: string) => found.startsWith('<');

/** Markup of the source that a typed text still holds. Whatever else looks like markup was typed, and is text. */
function keptMarkup(typed: string, source: string): RegExpMatchArray[] {
  const known = new Set(source.match(markup));
  return [...typed.matchAll(markup)].filter(([found]) => known.has(found));
}

const holdsTags = (typed: string, source: string) =>
  keptMarkup(typed, source).some(([found]) => isTag(found));

/**
 * Returns the HTML of what stands in a plain text area. `source` is the HTML that the area began with: its tags and character
 * references stay markup wherever the text still holds them, everything else is text.
 */
export const htmlOfTyped = (typed: string, source = ''): string =>
  source.includes(dividerMark)
    ? typed
        .split(dividerMark)
        .map((part) => htmlOfPart(part, source))
        .join(dividerMark)
    : htmlOfPart(typed, source);

/** Letters before the caret in the result of `htmlOfTyped`; 0 for a text that holds tags, whose letters stand elsewhere. */
export const lettersBefore = (typed: string, caret: number, source = ''): number =>
  holdsTags(typed, source) ? 0 : linesOf(typed.slice(0, caret)).join('').length;

function htmlOfPart(typed: string, source: string): string {
  let html = '';
  let end = 0;
  for (const { 0: found, index = 0 } of keptMarkup(typed, source)) {
    html += escaped(typed.slice(end, index)) + found;
    end = index + found.length;
  }
  html += escaped(typed.slice(end));
  if (holdsTags(typed, source)) return html;
  return linesOf(html)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
