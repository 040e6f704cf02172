import { focusedAround } from '../widget/focused-around.ts';

/** Asks for the focus in the place of a control that may have gone. */
export interface HeadingFocus {
  on: 'heading';
}

/** Gives the focus that an action has left without a place to the heading; takes it from nobody. */
export function moveFocus(root: HTMLElement, { on }: HeadingFocus) {
  if (!focusedAround(root)) root.querySelector<HTMLElement>(`[data-focus="${on}"]`)?.focus();
}
