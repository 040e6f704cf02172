import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { createMemoryStorage } from './memory-storage.ts';
import type { StoragePort } from './widget-host.ts';

interface Schema extends DBSchema {
  values: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/** Some browsers neither open nor refuse in a third-party frame; a widget must not wait for that. */
const openingLimit = 3000;

/** Above every character that a key may hold. */
const afterAllKeys = '\uffff';

/**
 * Keeps values in IndexedDB under the database `name`. Where the browser refuses (private mode, blocked site data)
 * it keeps them in memory, so that a widget works until the page is left.
 */
export function createBrowserStorage(name: string): StoragePort {
  const memory = createMemoryStorage();
  let opening: Promise<Database | null> | undefined;

  function forget() {
    opening = undefined;
  }

  async function openOrRefuse(): Promise<Database | null> {
    try {
      return await within(openingLimit, openDatabase(name, forget));
    } catch {
      return null;
    }
  }

  async function run<Result>(
    inDatabase: (database: Database) => Promise<Result>,
    inMemory: (storage: StoragePort) => Promise<Result>,
  ): Promise<Result> {
    opening ??= openOrRefuse();
    const database = await opening;
    if (!database) return inMemory(memory);
    try {
      return await inDatabase(database);
    } catch (error) {
      // The browser may close a connection behind our back (WebKit bug 197050); a new one works.
      if (!isClosed(error)) throw error;
      forget();
      const reopened = await (opening = openOrRefuse());
      return reopened ? inDatabase(reopened) : inMemory(memory);
    }
  }

  return {
    get: (key) =>
      run<unknown>(
        (database) => database.get('values', key),
        (storage) => storage.get(key),
      ),
    set: (key, value) =>
      run(
        (database) => write(database, (values) => values.put(value, key)),
        (storage) => storage.set(key, value),
      ),
    remove: (key) =>
      run(
        (database) => write(database, (values) => values.delete(key)),
        (storage) => storage.remove(key),
      ),
    entries: (prefix) =>
      run(
        (database) => readEntries(database, prefix),
        (storage) => storage.entries(prefix),
      ),
    update: (key, change) =>
      run<unknown>(
        (database) => updateInDatabase(database, key, change),
        (storage) => storage.update(key, change),
      ),
    isLasting: () =>
      run(
        async () => true,
        async () => false,
      ),
  };
}

function openDatabase(name: string, onGone: () => void): Promise<Database> {
  return openDB<Schema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('values'),
    terminated: onGone,
    blocking(_current, _blocked, event) {
      // A newer version of the page wants to upgrade, or the person clears the site's data.
      (event.target as IDBDatabase).close();
      onGone();
    },
  });
}

type Values = IDBPObjectStore<Schema, ['values'], 'values', 'readwrite'>;

/** Committed by name: a page that is being left does not live to see the transaction commit by itself. */
async function write(database: Database, request: (values: Values) => Promise<unknown>) {
  const { store, done } = database.transaction('values', 'readwrite');
  const asked = request(store);
  store.transaction.commit();
  await Promise.all([asked, done]);
}

async function readEntries(database: Database, prefix: string) {
  const range = IDBKeyRange.bound(prefix, prefix + afterAllKeys);
  const { store } = database.transaction('values');
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, index): [string, unknown] => [key, values[index]]);
}

async function updateInDatabase(database: Database, key: string, change: (value: unknown) => unknown) {
  const transaction = database.transaction('values', 'readwrite');
  const next = change(await transaction.store.get(key));
  const write =
    next === undefined ? transaction.store.delete(key) : transaction.store.put(next, key).then(() => {});
  await Promise.all([write, transaction.done]);
  return next;
}

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';

async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not open its storage.')), limit);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
