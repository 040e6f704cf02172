import type { Given } from './given.ts';
import { findMisuse, misuseWords, type Misuse } from './misuse.ts';

/** What has been told of each element already: once each. */
const told = new WeakMap<Element, Set<string>>();

const knownTo = (element: Element) =>
  (element.constructor as { observedAttributes?: readonly string[] }).observedAttributes ?? [];

/** Most attributes of every element are properties too: `tabindex` as `tabIndex`. */
function isGlobal(name: string): boolean {
  if (['class', 'style', 'is', 'role', 'exportparts'].includes(name)) return true;
  for (const each in HTMLElement.prototype) if (each.toLowerCase() === name) return true;
  return false;
}

function tell(element: Element, misuse: Misuse) {
  const words = misuseWords(element.localName, misuse, knownTo(element));
  const before = told.get(element) ?? new Set();
  if (before.has(words)) return;
  told.set(element, before.add(words));
  // oxlint-disable-next-line eslint/no-console -- whoever writes the page looks there
  console.error(words);
}

/** Tells whoever writes the page what an element cannot follow. */
export function tellMisuse(element: Element, given: Given) {
  for (const misuse of findMisuse(element.getAttributeNames(), given, knownTo(element), isGlobal))
    tell(element, misuse);
}

/** Finds out whether a school is away or only refuses this page, and tells it of the widgets that wait for it. */
export async function tellUnreachable(widgets: Element[], address: string) {
  const isThere = await fetch(address, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  for (const widget of widgets)
    tell(widget, { kind: 'unreachable', address, page: location.origin, isThere });
}
