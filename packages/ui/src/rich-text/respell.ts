/** Stands in no text: Unicode keeps it for programs. */
const mark = '\uFDD0';

/** What a style element is called while the text is being read. */
export const respelledStyle = `sty${mark}le`;

/**
 * Spells `style`, and the tag `base`, so that no parser knows them. Under a content security policy a browser reports
 * every inline style and every base address that any of its parsers meets, even one that builds inert elements which
 * nobody sees (measured in Chromium for DOMParser, template, setHTML and parseHTML); a name that it does not know it
 * leaves alone.
 */
export const respell = (html: string) =>
  html.replaceAll(mark, '').replace(/sty(?=le)|<ba(?=se)/gi, `$&${mark}`);

/** Spells the words and the values of one node as they were. The names stay: the allow-list then knows none of them. */
export function spellBack(node: Node) {
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.nodeValue?.includes(mark)) node.nodeValue = node.nodeValue.replaceAll(mark, '');
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  // A form may hide its own parts behind the names of its fields: only the prototype is to be trusted.
  const element = node as Element;
  for (const name of Element.prototype.getAttributeNames.call(element)) {
    const attribute = Element.prototype.getAttributeNode.call(element, name);
    if (attribute?.value.includes(mark)) attribute.value = attribute.value.replaceAll(mark, '');
  }
}
