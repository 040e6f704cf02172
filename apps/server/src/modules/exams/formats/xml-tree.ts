import { SaxesParser } from 'saxes';

/** An element of a document, or a text. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

const mostDepth = 64;
const mostElements = 10_000;
const mostText = 2 ** 20;

/** A document with a limit to everything. Throws on what is no XML, on a DOCTYPE, and beyond the limits. */
export function parseXml(text: string): XmlElement {
  if (text.length > mostText) throw new Error('too long');
  const parser = new SaxesParser();
  const root: XmlElement & { children: XmlNode[] } = { name: '', attributes: {}, children: [] };
  const stack = [root];
  let elements = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('DOCTYPE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > mostElements || stack.length > mostDepth) throw new Error('too large');
    const element = { name: localOf(name), attributes: attributes as Record<string, string>, children: [] };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  const put = (words: string) => void stack.at(-1)?.children.push(words);
  parser.on('text', put);
  parser.on('cdata', put);
  parser.on('closetag', () => void stack.pop());
  parser.write(text).close();
  const [document] = elementsIn(root);
  if (!document) throw new Error('empty');
  return document;
}

/** Of `qti:p` the `p`. */
const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string');

/** All of a name below an element, in their order. */
export const descendants = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendants(child, name),
  ]);

export const wordsIn = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsIn).join('');
