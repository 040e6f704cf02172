import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Returns the state of a store and renders again when it changes. Subscribes before the first paint, so that data that is
 * already there is shown instead of its skeleton. The store must be the same for as long as the component is mounted.
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
