import type { StoreApi } from 'zustand/vanilla';
import type { Scheduler } from '../host/widget-host.ts';
import type { RecentNews, RecentState } from './recent-keywords.store.ts';
import { isSameName, without, type RecentKeyword } from './recent-list.ts';

export interface RemovalDeps {
  store: Pick<StoreApi<RecentState>, 'getState' | 'setState'>;
  scheduler: Scheduler;
  /** Id of the user whose list is shown; null for a visitor. */
  owner: () => number | null;
  /** Deletes it for good; answers false when that did not work. */
  deleteForGood: (row: RecentKeyword, owner: number | null) => Promise<boolean>;
}

/** A deleted keyword can be had back for so long. */
const undoTime = 5000;

interface Pending {
  row: RecentKeyword;
  at: number;
  owner: number | null;
  cancel: () => void;
}

/** A keyword leaves the list at once, and the server only when the time for having it back has passed. */
export function createRemoval({ store, scheduler, owner, deleteForGood }: RemovalDeps) {
  let pending: Pending | null = null;

  function tell(kind: RecentNews['kind'], name: string) {
    store.setState(({ newsId }) => ({ news: { kind, name }, newsId: newsId + 1 }));
  }

  function putBack({ row, at }: Pending) {
    store.setState(({ rows }) => {
      const others = without(rows, row.name);
      return { rows: [...others.slice(0, at), row, ...others.slice(at)] };
    });
  }

  function take(): Pending | null {
    const taken = pending;
    taken?.cancel();
    pending = null;
    if (taken) store.setState({ removed: null });
    return taken;
  }

  /** Deletes at once what waits. */
  function flush() {
    const taken = take();
    if (!taken) return;
    void deleteForGood(taken.row, taken.owner).then((isGone) => {
      // Another person's list has taken its place.
      if (isGone || owner() !== taken.owner) return;
      putBack(taken);
      tell('failed', taken.row.name);
    });
  }

  function remove(name: string) {
    flush();
    const { rows } = store.getState();
    const at = rows.findIndex((row) => row.name === name);
    const row = rows[at];
    if (!row) return;
    pending = { row, at, owner: owner(), cancel: scheduler.after(undoTime, flush) };
    store.setState({ rows: without(rows, name), removed: name });
    tell('removed', name);
  }

  function undo() {
    const taken = take();
    if (!taken) return;
    putBack(taken);
    tell('restored', taken.row.name);
  }

  return {
    remove,
    undo,
    flush,
    /** It is looked for again, so it stays after all. */
    keep(name: string) {
      if (pending && isSameName(pending.row.name, name)) take();
    },
  };
}
