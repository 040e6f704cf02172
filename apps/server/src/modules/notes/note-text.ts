import { codePoints, noteLimits } from '@shuyuan/api-client';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { Problem } from '../../errors/problem.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { cleanText } from '../typed-text/clean-text.ts';
import { noteStrings as strings } from './notes.strings.ts';

/** Characters of the words that lists show. */
const excerptLength = 140;

const blocks = /^(?:p|h[1-6]|li|blockquote|pre|tr|figcaption|br|div|dt|dd)$/;

/** What is kept of the HTML of a note, and its first words. Refuses one without words or pictures, and one that is too long. */
export function noteText(html: string): { content: string; excerpt: string } {
  const content = sanitiseHtml(html);
  const words = cleanText(wordsOf(parseFragment(content))).replace(/\s+/g, ' ');
  if (words === '' && !content.includes('<img ')) throw new Problem(1, strings.empty);
  if (codePoints(words) > noteLimits.content) throw new Problem(1, strings.tooLong(noteLimits.content));
  return { content, excerpt: Array.from(words).slice(0, excerptLength).join('') };
}

/** The words of HTML, a blank between two blocks. */
function wordsOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  const inner = 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
  return 'tagName' in node && blocks.test(node.tagName) ? `${inner}\n` : inner;
}
