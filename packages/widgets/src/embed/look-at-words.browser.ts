import type { Given } from './given.ts';
import { isOdd } from './odd-words.ts';

/** Tells on the console what an element cannot follow; only a page that may have said such a thing fetches the words for it. */
export function lookAtWords(element: HTMLElement, given: Given) {
  const { observedAttributes } = element.constructor as typeof HTMLElement & { observedAttributes: string[] };
  if (isOdd(element, observedAttributes, given))
    void import('./tell-misuse.browser.ts').then(({ tellMisuse }) => tellMisuse(element, given));
}
