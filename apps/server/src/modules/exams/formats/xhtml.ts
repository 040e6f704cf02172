import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { escaped } from './exchanged.ts';
import type { XmlNode } from './xml-tree.ts';

const empty = new Set(['br', 'img', 'hr', 'col', 'wbr', 'source', 'track']);

/** What can stand in an attribute or between tags. */
export const xmlText = (text: string) => escaped(text).replaceAll('"', '&quot;');

/** HTML as XML: every element is closed, and no entity has a name. */
export const xhtmlOf = (html: string): string => parseFragment(html).childNodes.map(written).join('');

function written(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (node.nodeName === '#text') return escaped((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!('tagName' in node)) return '';
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${xmlText(value)}"`).join('');
  const { tagName } = node;
  if (empty.has(tagName)) return `<${tagName}${attributes}/>`;
  return `<${tagName}${attributes}>${node.childNodes.map(written).join('')}</${tagName}>`;
}

/** The HTML of what stands in a document. What is not allowed in it is left out when it is stored. */
export function htmlOf(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
        .join('');
      return empty.has(node.name)
        ? `<${node.name}${attributes}>`
        : `<${node.name}${attributes}>${htmlOf(node.children)}</${node.name}>`;
    })
    .join('');
}
