import { storageKeys, type KeyValueStore } from './key-value-store.ts';

/** The login token that the browser keeps, one for all tabs. */
export function createKeptToken(storage: KeyValueStore) {
  const get = () => storage.get(storageKeys.token);
  // Not what was to be kept: a browser that could not store it has not signed anybody out elsewhere.
  let known = get();
  return {
    get,
    set(token: string | null) {
      if (token === known) return;
      if (token === null) storage.remove(storageKeys.token);
      else storage.set(storageKeys.token, token);
      known = get();
    },
    /**
     * Calls back with what other tabs have put in its place: when told, and at each wake, as a page that was put aside
     * hears nothing.
     */
    follow(onWake: (listener: () => void) => void, listener: (token: string | null) => void) {
      const look = () => {
        const token = get();
        if (token === known) return;
        known = token;
        listener(token);
      };
      storage.subscribe(storageKeys.token, look);
      onWake(look);
    },
  };
}
