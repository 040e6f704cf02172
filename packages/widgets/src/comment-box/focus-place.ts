import type { FocusRequest } from './comment-box.state.ts';

/** Ids of the places that focus can go to, within one box. */
export const placeId = (box: string, { on, ...request }: FocusRequest) =>
  `${box}-${on}${'id' in request ? `-${request.id}` : ''}`;

/**
 * Moves focus where an action wants it. Somebody who has meanwhile gone elsewhere on the page is left there. A turned
 * page is scrolled to its first row, when that is out of sight above, and takes the focus along; else it stays with the
 * pager.
 */
export function moveFocus(box: HTMLElement, boxId: string, request: FocusRequest) {
  const root = box.getRootNode() as Document | ShadowRoot;
  const place = root.getElementById(placeId(boxId, request));
  if (!place) return;
  // Whoever followed a link is brought to what it is about, wherever the page has put the focus.
  if (request.on === 'row' && !request.isNear) {
    place.focus({ preventScroll: true });
    return place.scrollIntoView({ block: 'center' });
  }
  const active = root.activeElement;
  const isElsewhere = active && active !== box.ownerDocument.body && !box.contains(active);
  if (isElsewhere) return;
  if (request.on !== 'list') return place.focus();
  if (place.getBoundingClientRect().top >= 0) return;
  place.scrollIntoView();
  place.querySelector<HTMLElement>('[role="feed"] > article')?.focus({ preventScroll: true });
}
