import { dividerMark } from './divider-mark.ts';

/** What was typed into a plain text area: HTML when somebody wrote any, and otherwise lines of words. */
export const htmlOfTyped = (typed: string): string =>
  typed.split(dividerMark).map(htmlOfPart).join(dividerMark);

const isHtml = (typed: string) => /<\/?[a-z][^>]*>/i.test(typed);

/** Letters that stand before the caret in what `htmlOfTyped` makes of it; 0 for HTML, whose letters stand elsewhere. */
export const lettersBefore = (typed: string, caret: number): number =>
  isHtml(typed)
    ? 0
    : typed
        .slice(0, caret)
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .join('').length;

function htmlOfPart(typed: string): string {
  if (isHtml(typed)) return typed;
  const letters = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return letters
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
