import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * What a store holds, drawn again when that changes. Heard before the first paint, so that what is already at hand is drawn
 * in the place of its skeleton and not after it. The store stays the same as long as its component is on the page.
 */
export function useStoreState<State>(store: Pick<StoreApi<State>, 'getState' | 'subscribe'>): State {
  const [state, setState] = useState(store.getState);

  useLayoutEffect(() => {
    const stop = store.subscribe(setState);
    // oxlint-disable-next-line react/set-state-in-effect -- what changed between the drawing and this subscription
    setState(store.getState());
    return stop;
  }, [store]);

  return state;
}
