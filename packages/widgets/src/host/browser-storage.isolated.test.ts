import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStorage } from './browser-storage.browser.ts';
import { createMemoryStorage } from './memory-storage.ts';

let databases = 0;
const freshName = () => `storage-${(databases += 1)}`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each([
  ['browser storage', () => createBrowserStorage(freshName())],
  ['memory storage', createMemoryStorage],
])('%s', (_, create) => {
  it('answers what was set, and undefined for what was not or was removed', async () => {
    const storage = create();
    await storage.set('a', { deep: [1] });
    expect(await storage.get('a')).toEqual({ deep: [1] });
    expect(await storage.get('b')).toBeUndefined();
    await storage.remove('a');
    expect(await storage.get('a')).toBeUndefined();
  });

  it('keeps its own copy, so that later changes of the object do not leak in or out', async () => {
    const storage = create();
    const value = { list: [1] };
    await storage.set('a', value);
    value.list.push(2);
    ((await storage.get('a')) as typeof value).list.push(3);
    expect(await storage.get('a')).toEqual({ list: [1] });
  });

  it('lists the pairs of a prefix in key order, and no neighbour of it', async () => {
    const storage = create();
    for (const key of ['a/2', 'b/1', 'a/10', 'a', 'a/书', 'a/1']) await storage.set(key, key);
    expect((await storage.entries('a/')).map(([key]) => key)).toEqual(['a/1', 'a/10', 'a/2', 'a/书']);
  });

  it('updates in one step: no count is lost, however many update at once', async () => {
    const storage = create();
    const increment = () => storage.update('count', (count) => Number(count ?? 0) + 1);
    const answers = await Promise.all(Array.from({ length: 50 }, increment));
    expect(await storage.get('count')).toBe(50);
    expect(new Set(answers).size).toBe(50);
  });

  it('takes the pair away when an update answers undefined', async () => {
    const storage = create();
    await storage.set('a', 1);
    await storage.update('a', () => undefined);
    expect(await storage.entries('')).toEqual([]);
  });

  it('rejects when an update throws, and leaves the value as it was', async () => {
    const storage = create();
    await storage.set('a', 1);
    const refuse = () => {
      throw new Error('no');
    };
    await expect(storage.update('a', refuse)).rejects.toThrow('no');
    expect(await storage.get('a')).toBe(1);
  });
});

describe('browser storage', () => {
  it('is still there for the next page', async () => {
    const name = freshName();
    await createBrowserStorage(name).set('a', 1);
    expect(await createBrowserStorage(name).get('a')).toBe(1);
    expect(await createBrowserStorage(name).isLasting?.()).toBe(true);
  });

  it('works in memory where the browser refuses IndexedDB', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const storage = createBrowserStorage(freshName());
    await storage.set('a', 1);
    expect(await storage.get('a')).toBe(1);
    expect(await storage.update('a', (value) => Number(value) + 1)).toBe(2);
    expect(await storage.entries('')).toEqual([['a', 2]]);
    expect(await storage.isLasting?.()).toBe(false);
  });

  it('works in memory where the browser never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const storage = createBrowserStorage(freshName());
    const set = storage.set('a', 1);
    await vi.advanceTimersByTimeAsync(3000);
    await set;
    expect(await storage.get('a')).toBe(1);
  });

  it('opens again when the browser has closed the connection behind its back', async () => {
    const name = freshName();
    const storage = createBrowserStorage(name);
    await storage.set('a', 1);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await storage.get('a')).toBe(1);
    expect(transaction).toHaveBeenCalledTimes(2);
  });

  it('gives way when a newer version of the page upgrades the database', async () => {
    const name = freshName();
    await createBrowserStorage(name).set('a', 1);
    const upgraded = await openDB(name, 2);
    expect(upgraded.version).toBe(2);
    upgraded.close();
  });
});
