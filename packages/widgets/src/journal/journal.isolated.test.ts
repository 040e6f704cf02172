import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from '../host/browser-storage.browser.ts';
import { createMemoryStorage } from '../host/memory-storage.ts';
import type { StoragePort } from '../host/widget-host.ts';
import { createJournal } from './journal.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const open = (storage: StoragePort, name = 'words') => createJournal({ storage, name, isValue: isText });

let databases = 0;
const freshDatabase = () => `journal-${(databases += 1)}`;

describe('journal', () => {
  it('keeps the order of appending, also of appends that do not wait for each other', async () => {
    const journal = open(createMemoryStorage());
    await Promise.all(['a', 'b', 'c'].map((word) => journal.append(word)));
    expect((await journal.entries()).map(({ value }) => value)).toEqual(['a', 'b', 'c']);
  });

  it('never gives a sequence twice, not even that of a removed entry', async () => {
    const journal = open(createMemoryStorage());
    const first = await journal.append('a');
    await journal.remove(first.sequence);
    const second = await journal.append('b');
    expect(second.sequence).toBeGreaterThan(first.sequence);
  });

  it('replaces an entry in its place, and does nothing where it was removed', async () => {
    const journal = open(createMemoryStorage());
    const [a, b] = [await journal.append('a'), await journal.append('b')];
    await journal.replace(a.sequence, 'A');
    await journal.remove(b.sequence);
    await journal.replace(b.sequence, 'B');
    expect(await journal.entries()).toEqual([{ sequence: a.sequence, value: 'A' }]);
  });

  it('drops what an older version or a foreign hand has left there', async () => {
    const storage = createMemoryStorage();
    const journal = open(storage);
    await journal.append('kept');
    const [[key]] = (await storage.entries('journal/words/entries/')) as [[string, unknown]];
    await storage.set(key.replace(/1$/, '2'), { not: 'text' });
    expect((await journal.entries()).map(({ value }) => value)).toEqual(['kept']);
  });

  it('takes no place twice when the counter was lost', async () => {
    const storage = createMemoryStorage();
    await open(storage).append('a');
    await storage.set('journal/words/last', 'broken');
    await open(storage).append('b');
    expect((await open(storage).entries()).map(({ value }) => value)).toEqual(['a', 'b']);
  });

  it('keeps journals apart whose names look like each other’s insides', async () => {
    const storage = createMemoryStorage();
    await open(storage, 'a').append('one');
    await open(storage, 'a/entries/').append('two');
    expect(await open(storage, 'a').entries()).toHaveLength(1);
  });

  it('goes on appending after one append was refused', async () => {
    const storage = createMemoryStorage();
    let refusals = 1;
    const moody: StoragePort = {
      ...storage,
      update: async (key, change) => {
        if (refusals-- > 0) throw new DOMException('full', 'QuotaExceededError');
        return storage.update(key, change);
      },
    };
    const journal = open(moody);
    await expect(journal.append('lost')).rejects.toThrow('full');
    await journal.append('kept');
    expect((await journal.entries()).map(({ value }) => value)).toEqual(['kept']);
  });

  it.each([
    ['IndexedDB', () => createBrowserStorage(freshDatabase())],
    ['memory', createMemoryStorage],
  ])('holds every entry of any number of tabs in the order of each tab (%s)', async (_, createStorage) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2), { maxLength: 24 }), async (tabs) => {
        const storage = createStorage();
        const journals = [0, 1, 2].map(() => open(storage));
        await Promise.all(tabs.map((tab, index) => journals[tab]!.append(`${tab}:${index}`)));
        const entries = await open(storage).entries();
        expect(entries.map(({ value }) => value).sort()).toEqual(tabs.map((tab, i) => `${tab}:${i}`).sort());
        for (const tab of [0, 1, 2]) {
          const ofTab = entries.map(({ value }) => value).filter((value) => value.startsWith(`${tab}:`));
          expect(ofTab).toEqual(tabs.flatMap((owner, i) => (owner === tab ? [`${tab}:${i}`] : [])));
        }
        const sequences = entries.map(({ sequence }) => sequence);
        expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });
});
