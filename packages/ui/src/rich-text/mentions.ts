import type { UponSanitizeAttributeHookEvent } from 'dompurify';

/** The id of a person as it is written. */
const personId = /^[1-9]\d{0,14}$/;

/** Lets in the one attribute that says whom a span mentions; on nothing else, and nothing else in it. */
export function keepMention(element: Element, event: UponSanitizeAttributeHookEvent) {
  if (event.attrName === 'data-mention' && element.localName === 'span' && personId.test(event.attrValue))
    event.forceKeepAttr = true;
}

/** A mention is the id of a person and plain words: whatever else it holds goes, and without words it is none. */
export function bareMention(mention: Element) {
  const words = mention.textContent?.trim() ?? '';
  if (words === '') return mention.remove();
  for (const name of mention.getAttributeNames()) if (name !== 'data-mention') mention.removeAttribute(name);
  mention.textContent = words;
}

/** Makes names that lead to people out of those that are mentioned; without a way to them they stay words. */
export function leadToPeople(fragment: DocumentFragment, hasWay: boolean) {
  for (const mention of fragment.querySelectorAll('[data-mention]')) {
    const name = mention.ownerDocument.createElement(hasWay ? 'button' : 'span');
    name.setAttribute('data-part', 'mention');
    if (name instanceof HTMLButtonElement) {
      name.type = 'button';
      name.value = mention.getAttribute('data-mention') ?? '';
    }
    name.textContent = mention.textContent;
    mention.replaceWith(name);
  }
}
