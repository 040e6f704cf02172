import { focusedAround } from '../widget/focused-around.ts';
import type { PagedListFocus } from './paged-list.ts';

/**
 * Gives the focus to the list when an action has left it without a place, or when the page that was turned begins out of
 * sight. It is taken from nobody who has gone elsewhere.
 */
export function moveListFocus(root: HTMLElement, { on }: PagedListFocus) {
  const list = root.querySelector<HTMLElement>('[data-focus="list"]');
  const active = focusedAround(root);
  if (!list) return;
  if (on === 'list') {
    if (!active) list.focus({ preventScroll: true });
    return;
  }
  if ((active && !root.contains(active)) || list.getBoundingClientRect().top >= 0) return;
  list.scrollIntoView();
  list.focus({ preventScroll: true });
}
