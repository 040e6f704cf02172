import { dividerMark } from './divider-mark.ts';

/** What was typed into a plain text area: HTML when somebody wrote any, and otherwise lines of words. */
export const htmlOfTyped = (typed: string): string =>
  typed.split(dividerMark).map(htmlOfPart).join(dividerMark);

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

const isHtml = (typed: string) => /<\/?[a-z][^>]*>/i.test(typed);

/** Letters that stand before the caret in what `htmlOfTyped` makes of it; 0 for HTML, whose letters stand elsewhere. */
export const lettersBefore = (typed: string, caret: number): number =>
  isHtml(typed) ? 0 : linesOf(typed.slice(0, caret)).join('').length;

function htmlOfPart(typed: string): string {
  if (isHtml(typed)) return typed;
  const letters = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return linesOf(letters)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
