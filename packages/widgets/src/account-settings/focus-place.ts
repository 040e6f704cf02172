import { focusedAround } from '../widget/focused-around.ts';
import type { FocusRequest } from './account-settings.state.ts';

const nameOf = (request: FocusRequest) => (request.on === 'device' ? `device-${request.id}` : request.on);

/** Where the focus goes when the place itself is gone. */
const instead = '[data-focus="person"]';

/**
 * Gives the focus that an action has left without a place another one. A field that is wrong takes it from the button that
 * has sent it; nothing else takes it from anybody.
 */
export function moveFocus(root: HTMLElement, request: FocusRequest) {
  const active = focusedAround(root);
  const isTaken = request.on === 'name-field' && root.contains(active);
  if (active && !isTaken) return;
  const place =
    root.querySelector<HTMLElement>(`[data-focus="${nameOf(request)}"]`) ??
    root.querySelector<HTMLElement>(instead);
  const control = place?.matches(':not([tabindex])')
    ? place.querySelector<HTMLElement>('button, input')
    : place;
  control?.focus();
}
