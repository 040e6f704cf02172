import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is still open: its Enter accepts a candidate, its Escape dismisses the
 * list. Safari ends the composition before it reports the key, and tells only by the old code 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
