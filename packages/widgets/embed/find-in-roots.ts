// react-aria asks the document whether a title is there; inside a shadow root it finds none and leaves a dialog nameless.

/** The element of this id in the document or in an open shadow root on it. */
export function findInRoots(id: string, root: Document | ShadowRoot = document): Element | null {
  const here = root.getElementById(id);
  if (here) return here;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && findInRoots(id, shadowRoot);
    if (inside) return inside;
  }
  return null;
}
