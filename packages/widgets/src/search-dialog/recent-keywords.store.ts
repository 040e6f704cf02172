import { isApiError, type SearchApi } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetHost } from '../host/widget-host.ts';
import { confirmed, isSameName, merged, noted, without, type RecentKeyword } from './recent-list.ts';
import { createRecentStorage } from './recent-storage.ts';
import { createClearing } from './recent-clearing.ts';
import { createRemoval } from './recent-removal.ts';

export interface RecentKeywordsDeps {
  search: Pick<SearchApi, 'keywords' | 'deleteKeywords'>;
  host: Pick<WidgetHost, 'session' | 'scheduler' | 'storage'>;
}

/** The last thing that happened to a keyword. */
export interface RecentNews {
  kind: 'removed' | 'failed' | 'restored' | 'cleared' | 'notCleared';
  /** Empty where it happened to all. */
  name: string;
}

export interface RecentState {
  /** The latest first. */
  rows: readonly RecentKeyword[];
  /** All that can be known is there; until then an empty list may only be late. */
  isReady: boolean;
  /** The server was not reached: these are the ones of this device. */
  isLocal: boolean;
  /** Asked whether it is to go. */
  doubted: string | null;
  /** Asked whether all are to go. */
  isAllDoubted: boolean;
  /** Gone from the list, and still to be had back. */
  removed: string | null;
  news: RecentNews | null;
  /** Counts the news, so that the same words are heard again. */
  newsId: number;
}

export interface RecentKeywordsStore extends StoreApi<RecentState> {
  /** Reads the list of whoever is signed in, and again when that changes. Answers the way to stop. */
  start: () => () => void;
  /** Reads the list again when a search has changed it. */
  refresh: () => void;
  /** Puts a keyword in front that is looked for now. */
  note: (name: string) => void;
  /** The server has heard of it. */
  confirm: (name: string) => void;
  /** Null takes the question back. */
  doubt: (name: string | null) => void;
  /** Takes the doubted keyword out; it is deleted for good when the time for undoing has passed. */
  remove: () => void;
  undo: () => void;
  /** Opens the question whether all are to go, or takes it back. */
  doubtAll: (isDoubted: boolean) => void;
  /** Takes all out, at once and for good. They come back where the server refuses. */
  removeAll: () => Promise<void>;
}

const nothing: RecentState = {
  rows: [],
  isReady: false,
  isLocal: false,
  doubted: null,
  isAllDoubted: false,
  removed: null,
  news: null,
  newsId: 0,
};

/** Recent keywords: the server's and this device's in one list. A visitor's stay on the device. */
export function createRecentKeywordsStore({ search, host }: RecentKeywordsDeps): RecentKeywordsStore {
  const store = createStore<RecentState>(() => nothing);
  const storage = createRecentStorage(host.storage);
  const userId = () => host.session.current()?.id ?? null;
  let isStale = false;

  function show(rows: readonly RecentKeyword[], rest: Partial<RecentState>) {
    const { removed } = store.getState();
    store.setState({ rows: removed === null ? rows : without(rows, removed), ...rest });
  }

  async function read() {
    const user = userId();
    const isSame = () => user === userId();
    isStale = false;
    const local = await storage.read(user);
    if (!isSame()) return;
    if (user === null) return show(local, { isReady: true });
    if (!store.getState().isReady) show(local, {});
    try {
      const server = await search.keywords();
      if (!isSame()) return;
      show(merged(await storage.read(user), server), { isReady: true, isLocal: false });
      storage.change(user, (rows) => merged(rows, server));
    } catch (error) {
      isStale = true;
      if (isSame()) store.setState({ isReady: true, isLocal: true });
      if (!isApiError(error)) throw error;
    }
  }

  /** A keyword that was sent without an id has got one meanwhile. */
  async function idOnServer({ name, isSent }: RecentKeyword): Promise<number | null> {
    if (!isSent || userId() === null) return null;
    return (await search.keywords()).find((row) => isSameName(row.name, name))?.id ?? null;
  }

  async function deleteForGood(row: RecentKeyword, user: number | null): Promise<boolean> {
    try {
      // At once where it can be: the page may be about to end.
      const id = row.id ?? (await idOnServer(row));
      if (id !== null) await search.deleteKeywords([id]);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    }
    storage.change(user, (rows) => without(rows, row.name));
    return true;
  }

  const removal = createRemoval({ store, scheduler: host.scheduler, owner: userId, deleteForGood });
  const removeAll = createClearing({ store, search, storage, owner: userId, flush: removal.flush });

  return {
    ...store,
    start: () => follow(host, { store, read, flush: removal.flush }),
    refresh() {
      if (isStale) void read();
    },
    note(name) {
      removal.keep(name);
      isStale = true;
      store.setState(({ rows }) => ({ rows: noted(rows, name) }));
      storage.change(userId(), (rows) => noted(rows, name));
    },
    confirm(name) {
      store.setState(({ rows }) => ({ rows: confirmed(rows, name) }));
      storage.change(userId(), (rows) => confirmed(rows, name));
    },
    doubt: (doubted) => store.setState({ doubted }),
    remove() {
      const { doubted } = store.getState();
      store.setState({ doubted: null });
      if (doubted !== null) removal.remove(doubted);
    },
    undo: removal.undo,
    doubtAll: (isAllDoubted) => store.setState({ isAllDoubted }),
    removeAll,
  };
}

interface Following {
  store: StoreApi<RecentState>;
  read: () => Promise<void>;
  flush: () => void;
}

/** What goes on while the list is shown. */
function follow({ session, scheduler }: RecentKeywordsDeps['host'], { store, read, flush }: Following) {
  let user = session.current()?.id;
  void read();
  const stops = [
    session.subscribe(() => {
      if (user === session.current()?.id) return;
      user = session.current()?.id;
      flush();
      store.setState(nothing, true);
      void read();
    }),
    scheduler.onHide(flush),
    scheduler.onWake(() => {
      if (store.getState().isLocal) void read();
    }),
    flush,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
