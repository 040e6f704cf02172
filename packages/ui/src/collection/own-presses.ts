import type { KeyboardEvent, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();
const stopPress = (event: KeyboardEvent) => {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
};

/** For what stands in a row that answers to presses: a press of this is none of the row's. */
export const ownPresses = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: stopPress,
  onKeyUp: stopPress,
};
