import {
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { Problem } from '../../errors/problem.ts';
import { allowedTags, forbiddenWithContent, keptValue } from './allowed-html.ts';
import { richTextStrings as strings } from './rich-text.strings.ts';

/** Deeper than anybody writes; what nests deeper costs the parser time that grows with the square. */
const deepest = 100;

/** Readings after which a text must not change any more. */
const mostReadings = 4;

/**
 * What may be stored of any HTML: what the reader would show, as a browser would write it, and the same however often it is read
 * again. What the editor writes stays as it is, to the byte. Throws a `Problem` for what nobody has written by hand.
 */
export function sanitiseHtml(source: string): string {
  let text = source.replaceAll('\0', '');
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const read = readOnce(text);
    if (read === text) return text;
    // Wrongly nested markup is written out once for each place where it takes effect.
    if (read.length > text.length * 2 + 1_000) break;
    text = read;
  }
  throw new Problem(1, strings.unreadable);
}

/** Without a doctype, as the reader reads it. */
function readOnce(text: string): string {
  let depth = 0;
  const page = parse(`<body>${text}`, {
    treeAdapter: {
      ...tree,
      onItemPush() {
        depth += 1;
        if (depth > deepest) throw new Problem(1, strings.tooDeep);
      },
      onItemPop: () => void (depth -= 1),
    },
  });
  const root = page.childNodes.find(isElement);
  const body = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  if (!body) return '';
  keepAllowed(body);
  return serialize(body);
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

function keepAllowed(parent: Tree.ParentNode) {
  parent.childNodes = parent.childNodes.flatMap(keptOf);
  for (const child of parent.childNodes) child.parentNode = parent;
}

/** The node, or what of its content stands in its place. */
function keptOf(node: Tree.ChildNode): Tree.ChildNode[] {
  if (tree.isTextNode(node)) return [node];
  if (!isElement(node) || node.namespaceURI !== html.NS.HTML || forbiddenWithContent.has(node.tagName))
    return [];
  const person = personOf(node);
  if (person !== null) return mentionOf(node, person);
  keepAllowed(node);
  return allowedTags.has(node.tagName) && keepAttributes(node) ? [node] : node.childNodes;
}

/** Whose mention a node is; null for any other. */
const personOf = ({ tagName, attrs }: Tree.Element) =>
  attrs
    .map(({ name, value }) => (name === 'data-mention' ? keptValue(tagName, name, value) : null))
    .find((value) => value !== null) ?? null;

/** A mention is the id of a person and plain words: whatever else it holds goes, and without words it is none. */
function mentionOf(node: Tree.Element, person: string): Tree.ChildNode[] {
  const words = wordsOf(node).trim();
  if (words === '') return [];
  node.attrs = [{ name: 'data-mention', value: person }];
  node.childNodes = [];
  tree.insertText(node, words);
  return [node];
}

function wordsOf(node: Tree.ChildNode): string {
  if (tree.isTextNode(node)) return node.value;
  if (!isElement(node) || forbiddenWithContent.has(node.tagName)) return '';
  return node.childNodes.map(wordsOf).join('');
}

/** False for a picture of which nothing is left to be seen. */
function keepAttributes(element: Tree.Element): boolean {
  element.attrs = element.attrs.flatMap(({ name, value, ...place }) => {
    const kept = 'prefix' in place && place.prefix ? null : keptValue(element.tagName, name, value);
    return kept === null ? [] : [{ name, value: kept }];
  });
  return (
    element.tagName !== 'img' ||
    element.attrs.some(({ name, value }) => name === 'src' && value.trim() !== '')
  );
}
