import { isApiError } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface UnreadState {
  /** Messages that are not read; 0 until that is known, and for a visitor. */
  count: number;
}

/** How much the person has not read: what the header and the document's title show. */
export interface UnreadStore extends StoreApi<UnreadState> {
  show: (count: number) => void;
  /** Asks once. A server that cannot be reached leaves what was known. */
  refresh: () => Promise<void>;
}

export interface UnreadDeps {
  ask: () => Promise<number>;
  /** Whose messages they are; null for a visitor. */
  person: () => number | null;
  log: (what: string, error: unknown) => void;
}

export function createUnreadStore({ ask, person, log }: UnreadDeps): UnreadStore {
  const store = createStore<UnreadState>(() => ({ count: 0 }));
  const show = (count: number) => store.setState({ count });
  return {
    ...store,
    show,
    async refresh() {
      const asked = person();
      if (asked === null) return show(0);
      try {
        const count = await ask();
        if (person() === asked) show(count);
      } catch (error) {
        if (!isApiError(error)) log('unread messages', error);
      }
    },
  };
}
