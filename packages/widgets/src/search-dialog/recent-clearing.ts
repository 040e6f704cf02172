import { isApiError, type SearchApi } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import type { RecentNews, RecentState } from './recent-keywords.store.ts';
import type { createRecentStorage } from './recent-storage.ts';

export interface ClearingDeps {
  store: Pick<StoreApi<RecentState>, 'getState' | 'setState'>;
  search: Pick<SearchApi, 'keywords' | 'deleteKeywords'>;
  storage: ReturnType<typeof createRecentStorage>;
  /** Id of the user whose list is shown; null for a visitor. */
  owner: () => number | null;
  /** Deletes at once the keywords that can still be restored. */
  flush: () => void;
}

/** Deletes all recent keywords, of the server and of this device. */
export function createClearing({ store, search, storage, owner, flush }: ClearingDeps) {
  const tell = (kind: RecentNews['kind']) =>
    store.setState(({ newsId }) => ({ news: { kind, name: '' }, newsId: newsId + 1 }));

  return async function removeAll(): Promise<void> {
    flush();
    const { rows } = store.getState();
    const user = owner();
    store.setState({ rows: [], isAllDoubted: false });
    try {
      // Keywords that were sent lately have an id that only the server knows.
      const ids = user === null ? [] : (await search.keywords()).map(({ id }) => id);
      if (ids.length > 0) await search.deleteKeywords(ids);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (owner() !== user) return;
      store.setState({ rows });
      return tell('notCleared');
    }
    storage.change(user, () => []);
    tell('cleared');
  };
}
