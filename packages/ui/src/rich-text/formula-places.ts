import { formulaPattern } from './formula-pattern.ts';
import type { RichTextStrings } from './rich-text.strings.ts';
import { makeScrollStop } from './scroll-stops.ts';

/** Longer ones are no formulae. */
const longestFormula = 2000;

/** Where a dollar is a dollar. */
const verbatim = 'code, pre, kbd, samp, button, [data-part="formula"]';

/** A line break of the text while its words are looked through. */
const lineBreak = '\u2028';

/** Puts every formula into an element of its own that still shows its source; `typeset` draws it. */
export function markFormulas(fragment: DocumentFragment, words: RichTextStrings) {
  const walker = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const parents = new Set<Node>();
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const { parentNode } = currentNode;
    if (!/[$\\]/.test(currentNode.nodeValue ?? '') || !parentNode) continue;
    if (!(parentNode instanceof Element && parentNode.closest(verbatim))) parents.add(parentNode);
  }
  for (const parent of parents) for (const run of runsOf(parent)) markRun(run, words);
}

/** Neighbours that are words or line breaks: an editor breaks the lines of a long formula. */
function runsOf(parent: Node) {
  const runs: ChildNode[][] = [[]];
  for (const child of parent.childNodes) {
    if (child.nodeType === Node.TEXT_NODE || child.nodeName === 'BR') runs.at(-1)?.push(child);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

function markRun(run: ChildNode[], words: RichTextStrings) {
  const text = run.map((node) => (node.nodeName === 'BR' ? lineBreak : node.nodeValue)).join('');
  const pieces: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(formulaPattern, 'g'))) {
    const [source, ...inside] = match;
    if (!inside.some(Boolean) || source.length > longestFormula) continue;
    pieces.push(text.slice(end, match.index), placeOf(source, words));
    end = match.index + source.length;
  }
  if (pieces.length === 0) return;
  pieces.push(text.slice(end));
  const [first] = run;
  const nodes = pieces.flatMap((piece) => (typeof piece === 'string' ? linesOf(piece) : [piece]));
  first?.before(...nodes);
  for (const node of run) node.remove();
}

const linesOf = (words: string): (Node | string)[] =>
  words.split(lineBreak).flatMap((line, row) => (row === 0 ? [line] : [document.createElement('br'), line]));

function placeOf(source: string, words: RichTextStrings) {
  const place = document.createElement('span');
  place.setAttribute('data-part', 'formula');
  place.textContent = source.replaceAll(lineBreak, '\n');
  if (!/^(?:\$\$|\\\[)/.test(source)) return place;
  place.setAttribute('data-display', 'block');
  makeScrollStop(place, words.formula);
  return place;
}
