import { useLayoutEffect, useState } from 'react';

/**
 * Stands beside a collection of react-aria, which gathers its rows in one drawing and shows them in the next. React puts
 * that next one off until the page was painted, and a list would say for a moment that it is empty. A state that changes
 * before the paint brings it forward. A component and not a hook, so that nothing else is drawn again for it.
 */
export function RowsAtOnce() {
  const [, setGathered] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a second drawing is what it is for
  useLayoutEffect(() => setGathered(true), []);
  return null;
}
