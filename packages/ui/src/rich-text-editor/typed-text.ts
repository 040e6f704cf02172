import { dividerMark } from './divider-mark.ts';

/** What was typed into a plain text area: HTML when somebody wrote any, and otherwise lines of words. */
export const htmlOfTyped = (typed: string): string =>
  typed.split(dividerMark).map(htmlOfPart).join(dividerMark);

function htmlOfPart(typed: string): string {
  if (/<\/?[a-z][^>]*>/i.test(typed)) return typed;
  const letters = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return letters
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
