import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAnnounce, type Announcement } from './announcement.ts';
import { createLifetime } from './lifetime.ts';
import type { StoreDeps } from './widget-context.ts';

/** What the rules of one widget share. */
export interface StoreContext<Props, Strings, State> extends StoreDeps<Props, Strings> {
  store: StoreApi<State>;
  get: () => State;
  set: (patch: Partial<State>) => void;
  /** Speaks by the state's `announcement`. */
  announce: (text: string) => void;
  /** From `start` to its cleanup. */
  lifetime: ReturnType<typeof createLifetime>;
}

/** Begins a store with its first state. */
export function createStoreContext<Props, Strings, State extends { announcement: Announcement }>(
  deps: StoreDeps<Props, Strings>,
  initialState: State,
): StoreContext<Props, Strings, State> {
  const store = createStore<State>(() => initialState);
  const { getState: get, setState: set } = store;
  return { ...deps, store, get, set, announce: createAnnounce(store), lifetime: createLifetime() };
}
