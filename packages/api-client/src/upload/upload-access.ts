import type { UploadAuth } from '../uploads/uploads.api.ts';
import type { Attempts } from './upload-attempts.ts';
import { judgeCall, judgeStore } from './upload-fault.ts';
import { openLeave, type Leave } from './upload-leave.ts';
import type { OpenStore, Store } from './upload-store.ts';

export interface AccessDeps {
  /** Asks the server, for a first leave or another one. */
  ask: () => Promise<UploadAuth>;
  ownAddress: string;
  openStore: OpenStore;
  attempt: Attempts;
  after: (delay: number, task: () => void) => () => void;
  signal: AbortSignal;
  /** Told of each leave before it is used. */
  onLeave: (leave: Leave) => void;
}

/** Runs a task on the store: tries it as often as it may be tried, and once more with another leave when that has run out. */
export type WithStore = <Result>(task: (store: Store) => Promise<Result>) => Promise<Result>;

/** Of the time that a leave is good for, the part after which it is renewed without waiting for a refusal. */
const usablePart = 0.9;

/** The store of one upload, with a leave that is good. */
export function createAccess(deps: AccessDeps): WithStore {
  const { ask, ownAddress, openStore, attempt, after, signal, onLeave } = deps;
  let opened: Promise<Store> | null = null;
  let stopTimer = () => {};
  signal.addEventListener('abort', () => stopTimer());

  async function open(): Promise<Store> {
    const leave = openLeave(await attempt(ask, judgeCall), ownAddress);
    onLeave(leave);
    const store = await attempt(() => openStore(leave, signal), judgeStore);
    stopTimer();
    // By the time that passes here: the device's clock may be set to anything.
    if (leave.validFor !== null && !signal.aborted)
      stopTimer = after(leave.validFor * usablePart * 1000, () => void (opened = null));
    return store;
  }

  function current(): Promise<Store> {
    if (opened) return opened;
    const opening = open();
    opened = opening;
    opening.catch(() => {
      if (opened === opening) opened = null;
    });
    return opening;
  }

  return async function withStore(task) {
    for (let isRenewed = false; ; isRenewed = true) {
      const used = current();
      const store = await used;
      try {
        return await attempt(() => task(store), judgeStore);
      } catch (error) {
        signal.throwIfAborted();
        if (isRenewed || judgeStore(error) !== 'renew') throw error;
        // Five requests are refused at once; one of them asks anew.
        if (opened === used) opened = null;
      }
    }
  };
}
