import type { Passage } from './kept-aids.ts';
import { highlightName } from './highlight-name.ts';

const stemsIn = (question: Element) => [...question.querySelectorAll('[data-part="stem"]')];

/** Whether this browser can mark text without changing it. */
export const canHighlight = () => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** What is selected within a question. Empty when nothing is. */
export function selectedPassages(question: Element): Passage[] {
  const root = question.getRootNode();
  // In a shadow root the document's own selection ends at its host.
  const within = root as { getSelection?: () => Selection | null };
  const selection = within.getSelection?.() ?? document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  return stemsIn(question).flatMap((stem, place) => {
    if (!range.intersectsNode(stem)) return [];
    const start = stem.contains(range.startContainer)
      ? lengthBefore(stem, range.startContainer, range.startOffset)
      : 0;
    const end = stem.contains(range.endContainer)
      ? lengthBefore(stem, range.endContainer, range.endOffset)
      : (stem.textContent?.length ?? 0);
    return end > start ? [{ stem: place, start, end }] : [];
  });
}

function lengthBefore(stem: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(stem);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** Shows the passages as marked until the returned function is called. */
export function highlightPassages(question: Element, passages: readonly Passage[]): () => void {
  if (passages.length === 0 || !canHighlight()) return () => {};
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  CSS.highlights.set(highlightName, highlight);
  const stems = stemsIn(question);
  const ranges = passages.flatMap((passage) => {
    const stem = stems[passage.stem];
    const range = stem && rangeOf(stem, passage);
    return range ? [range] : [];
  });
  for (const range of ranges) highlight.add(range);
  return () => ranges.forEach((range) => void highlight.delete(range));
}

function rangeOf(stem: Element, { start, end }: Passage): Range | null {
  const from = pointAt(stem, start);
  const to = pointAt(stem, end);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return range;
}

/** Where the text of an element has so many characters before it. */
function pointAt(stem: Element, place: number): [Node, number] | null {
  const walker = document.createTreeWalker(stem, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (passed + length >= place) return [node, place - passed];
    passed += length;
  }
  return null;
}
