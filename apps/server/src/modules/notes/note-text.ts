import { codePoints, noteLimits } from '@shuyuan/api-client';
import { Problem } from '../../errors/problem.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { wordsOfHtml } from '../rich-text/words-of-html.ts';
import { noteStrings as strings } from './notes.strings.ts';

/** Characters of the words that lists show. */
const excerptLength = 140;

/** What is kept of the HTML of a note, and its first words. Refuses one without words or pictures, and one that is too long. */
export function noteText(html: string): { content: string; excerpt: string } {
  const content = sanitiseHtml(html);
  const words = wordsOfHtml(content);
  if (words === '' && !content.includes('<img ')) throw new Problem(1, strings.empty);
  if (codePoints(words) > noteLimits.content) throw new Problem(1, strings.tooLong(noteLimits.content));
  return { content, excerpt: Array.from(words).slice(0, excerptLength).join('') };
}
