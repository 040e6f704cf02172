import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cleanText } from '../typed-text/clean-text.ts';

const blocks = /^(?:p|h[1-6]|li|blockquote|pre|tr|figcaption|br|div|dt|dd)$/;

/** The words of HTML in one line, a blank between two blocks. */
export const wordsOfHtml = (html: string): string =>
  cleanText(wordsOf(parseFragment(html))).replace(/\s+/g, ' ');

function wordsOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  const inner = 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
  return 'tagName' in node && blocks.test(node.tagName) ? `${inner}\n` : inner;
}
