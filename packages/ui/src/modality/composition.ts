import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is still open: its Enter accepts a candidate, its Escape dismisses the
 * list. Safari ends the composition before it reports the key, and tells only by the old code 229.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  return key.isComposing || key.keyCode === 229;
}
