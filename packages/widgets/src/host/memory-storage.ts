import type { StoragePort } from './widget-host.ts';

/** Keeps values as long as the object lives: for tests, and where the browser refuses to store anything. */
export function createMemoryStorage(): StoragePort {
  const values = new Map<string, unknown>();

  function put(key: string, value: unknown) {
    if (value === undefined) values.delete(key);
    else values.set(key, structuredClone(value));
  }

  return {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => put(key, value),
    remove: async (key) => put(key, undefined),
    entries: async (prefix) =>
      [...values]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => [key, structuredClone(value)]),
    update: async (key, change) => {
      const next = change(structuredClone(values.get(key)));
      put(key, next);
      return next;
    },
  };
}
