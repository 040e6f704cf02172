import { createMemoryKeyValueStore, type KeyValueStore } from '../stores/key-value-store.ts';

/** Over `localStorage` or `sessionStorage`. Where the browser refuses, values live as long as the page. */
export function createBrowserKeyValueStore(kind: 'localStorage' | 'sessionStorage'): KeyValueStore {
  const storage = openStorage(kind);
  if (!storage) return createMemoryKeyValueStore();
  return {
    get: (key) => storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value);
      } catch {
        // Full, or closed meanwhile: the site goes on without.
      }
    },
    remove: (key) => storage.removeItem(key),
    subscribe(key, listener) {
      const whenChanged = (event: StorageEvent) => {
        // A null key: everything was cleared.
        if (event.storageArea === storage && (event.key === key || event.key === null)) listener();
      };
      window.addEventListener('storage', whenChanged);
      return () => window.removeEventListener('storage', whenChanged);
    },
  };
}

function openStorage(kind: 'localStorage' | 'sessionStorage') {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
