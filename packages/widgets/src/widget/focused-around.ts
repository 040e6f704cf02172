/** What has the focus in the page or shadow root that `element` stands in; null when it is free. */
export function focusedAround(element: HTMLElement): Element | null {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement === element.ownerDocument.body ? null : activeElement;
}
