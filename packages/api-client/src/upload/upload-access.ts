import type { UploadAuth } from '../uploads/uploads.api.ts';
import type { Attempts } from './upload-attempts.ts';
import { judgeCall, judgeStore } from './upload-fault.ts';
import { openCredentials, type Credentials } from './upload-credentials.ts';
import type { OpenStore, Store } from './upload-store.ts';

export interface AccessDeps {
  /** Asks the server, for the first credentials or others. */
  ask: () => Promise<UploadAuth>;
  ownAddress: string;
  openStore: OpenStore;
  attempt: Attempts;
  after: (delay: number, task: () => void) => () => void;
  signal: AbortSignal;
  /** Called with credentials before they are used. */
  onCredentials: (credentials: Credentials) => void;
}

/** Runs a task on the store: tries it as often as it may be tried, and once more with other credentials when those have expired. */
export type WithStore = <Result>(task: (store: Store) => Promise<Result>) => Promise<Result>;

/** Of the time that credentials are good for, the part after which they are renewed without waiting for a refusal. */
const usablePart = 0.9;

/** The store of one upload, with credentials that are good. */
export function createAccess(deps: AccessDeps): WithStore {
  const { ask, ownAddress, openStore, attempt, after, signal, onCredentials } = deps;
  let opened: Promise<Store> | null = null;
  let stopTimer = () => {};
  signal.addEventListener('abort', () => stopTimer());

  async function open(): Promise<Store> {
    const credentials = openCredentials(await attempt(ask, judgeCall), ownAddress);
    onCredentials(credentials);
    const store = await attempt(() => openStore(credentials, signal), judgeStore);
    stopTimer();
    // By the time that passes here: the device's clock may be set to anything.
    if (credentials.validFor !== null && !signal.aborted)
      stopTimer = after(credentials.validFor * usablePart * 1000, () => void (opened = null));
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
