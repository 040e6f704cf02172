import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLazyStorage } from './lazy-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { StoragePort } from './widget-host.ts';
import { createWriteAheadLog } from './write-ahead-log.browser.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A page whose database opens when it is told to; a page that is left before that never sees it. */
function openPage(database: StoragePort, name = 'school') {
  const opening = Promise.withResolvers<StoragePort>();
  const storage = createLazyStorage(() => opening.promise, createWriteAheadLog(name));
  return { storage, open: () => opening.resolve(database) };
}

function openReadyPage(database: StoragePort, name?: string) {
  const { storage, open } = openPage(database, name);
  open();
  return storage;
}

describe('what a page that has gone handed to its storage', () => {
  it('is there for the next page, though the database was never opened', async () => {
    const database = createMemoryStorage();
    const { storage } = openPage(database);
    for (const text of ['山', '山高', '山高水长']) void storage.set('name', text);
    expect(await database.get('name')).toBeUndefined();
    expect(await openReadyPage(database).get('name')).toBe('山高水长');
    expect(await database.get('name')).toBe('山高水长');
    expect(localStorage).toHaveLength(0);
  });

  it('is there among the pairs of a prefix, and for an update', async () => {
    const database = createMemoryStorage();
    void openPage(database).storage.set('drafts/1', { text: '一' });
    expect(await openReadyPage(database).entries('drafts/')).toEqual([['drafts/1', { text: '一' }]]);
    void openPage(database).storage.set('count', 1);
    expect(await openReadyPage(database).update('count', (count) => Number(count) + 1)).toBe(2);
  });

  it('stays removed, and null is a value', async () => {
    const database = createMemoryStorage();
    await database.set('name', '山');
    const { storage } = openPage(database);
    void storage.set('name', '山高');
    void storage.remove('name');
    void storage.set('none', null);
    const next = openReadyPage(database);
    expect(await next.get('name')).toBeUndefined();
    expect(await next.get('none')).toBeNull();
  });

  it('gives way to what was written under the same key since', async () => {
    const database = createMemoryStorage();
    const there = openReadyPage(database);
    await there.get('name');
    void openPage(database).storage.set('name', '早');
    await there.set('name', '晚');
    expect(await openReadyPage(database).get('name')).toBe('晚');
  });

  it('is not found by another school of the same page', async () => {
    const database = createMemoryStorage();
    void openPage(database, 'https://a.example').storage.set('name', '山');
    expect(await openReadyPage(createMemoryStorage(), 'https://b.example').get('name')).toBeUndefined();
    expect(await openReadyPage(database, 'https://a.example').get('name')).toBe('山');
  });

  it('stays in the log where the storage does not outlive the page', async () => {
    void openPage(createMemoryStorage()).storage.set('name', '山');
    const inMemory = { ...createMemoryStorage(), isLasting: async () => false };
    expect(await openReadyPage(inMemory).get('name')).toBe('山');
    expect(await openReadyPage(createMemoryStorage()).get('name')).toBe('山');
  });
});

describe('the log', () => {
  it('holds nothing that the storage has', async () => {
    const storage = openReadyPage(createMemoryStorage());
    await storage.set('name', '山');
    await storage.remove('name');
    expect(localStorage).toHaveLength(0);
  });

  it('holds the last write until that one is in the storage', async () => {
    const database = createMemoryStorage();
    const held: (() => void)[] = [];
    const slow: StoragePort = {
      ...database,
      set: (key, value) => new Promise((done) => held.push(() => done(database.set(key, value)))),
    };
    const storage = openReadyPage(slow);
    await storage.get('name');
    const first = storage.set('name', '山');
    const last = storage.set('name', '山高');
    held[0]?.();
    await first;
    expect(localStorage).toHaveLength(1);
    held[1]?.();
    await last;
    expect(localStorage).toHaveLength(0);
  });

  it('keeps no earlier words when there is no room for the later ones', async () => {
    const database = createMemoryStorage();
    const { storage } = openPage(database);
    void storage.set('name', '山');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    void storage.set('name', '山高');
    expect(localStorage).toHaveLength(0);
  });

  it('costs nothing but itself where the browser refuses it', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const storage = openReadyPage(createMemoryStorage());
    await storage.set('name', '山');
    expect(await storage.get('name')).toBe('山');
  });

  it('passes over what another hand has left under its names', async () => {
    localStorage.setItem('shuyuan.unwritten/school/name', '{');
    const database = createMemoryStorage();
    void openPage(database).storage.set('other', 1);
    expect(await openReadyPage(database).get('name')).toBeUndefined();
    expect(await openReadyPage(database).get('other')).toBe(1);
  });
});
