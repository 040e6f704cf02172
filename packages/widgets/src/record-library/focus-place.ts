import { focusedAround } from '../widget/focused-around.ts';
import type { FocusRequest } from './record-library.state.ts';

const nameOf = (request: FocusRequest) => ('id' in request ? `${request.on}-${request.id}` : request.on);

/**
 * Moves the focus where it belongs after an action; to the list when what it belongs to is gone. Somebody who has meanwhile
 * gone elsewhere on the page is left there.
 */
export function moveFocus(root: HTMLElement, request: FocusRequest) {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-focus="${name}"]`);
  const active = focusedAround(root);
  if (active && !root.contains(active)) return;
  const list = find('list');
  if (request.on === 'first-row') {
    if (!list || list.getBoundingClientRect().top >= 0) return;
    list.scrollIntoView();
    return list.focus({ preventScroll: true });
  }
  const place = find(nameOf(request)) ?? list;
  const control = place?.matches('div:not([tabindex])')
    ? place.querySelector<HTMLElement>('button, input')
    : place;
  control?.focus();
}
