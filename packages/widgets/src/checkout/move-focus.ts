import { focusedAround } from '../focus/focused-around.ts';

/** Gives the focus that an action has left without a place to the heading; takes it from nobody. */
export function moveFocus(root: HTMLElement) {
  if (!focusedAround(root)) root.querySelector<HTMLElement>('[data-focus="heading"]')?.focus();
}
