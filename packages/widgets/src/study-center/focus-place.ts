import type { FocusRequest } from './study-center.state.ts';

/**
 * Gives the focus to the list when an action has left it without a place, or when the page that was turned begins out of
 * sight. It is taken from nobody who has gone elsewhere.
 */
export function moveFocus(root: HTMLElement, { on }: FocusRequest) {
  const list = root.querySelector<HTMLElement>('[data-focus="list"]');
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  const isFree = !active || active === root.ownerDocument.body;
  if (!list) return;
  if (on === 'list') {
    if (isFree) list.focus({ preventScroll: true });
    return;
  }
  if ((!isFree && !root.contains(active)) || list.getBoundingClientRect().top >= 0) return;
  list.scrollIntoView();
  list.focus({ preventScroll: true });
}
