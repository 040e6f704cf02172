import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBrowserStorage } from './browser-storage.browser.ts';
import { createLazyStorage } from './lazy-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { StoragePort } from './widget-host.ts';

let databases = 0;

/** What each page of one browser has as its storage. */
const browsers: Record<string, () => [StoragePort, StoragePort]> = {
  'browser storage, its code there and still to come': () => {
    const name = `property-${(databases += 1)}`;
    return [createBrowserStorage(name), createLazyStorage(async () => createBrowserStorage(name))];
  },
  'memory storage': () => {
    const storage = createMemoryStorage();
    return [storage, storage];
  },
};

const key = fc.constantFrom('', 'a', 'a/1', 'a/10', 'a/2', 'a/书', 'ab', 'b', '书');
const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.array(fc.integer(), { maxLength: 2 }),
  fc.constant(null),
);
const step = fc.record({
  page: fc.constantFrom(0, 1),
  does: fc.constantFrom('set', 'remove', 'replace', 'take away'),
  key,
  value,
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function run(storage: StoragePort, { does, key, value }: Step): Promise<unknown> {
  if (does === 'set') return storage.set(key, value);
  if (does === 'remove') return storage.remove(key);
  return storage.update(key, (present) => (does === 'replace' ? [present ?? null, value] : undefined));
}

function runOnModel(model: Map<string, unknown>, { does, key, value }: Step) {
  if (does === 'set') model.set(key, value);
  else if (does === 'replace') model.set(key, [model.get(key) ?? null, value]);
  else model.delete(key);
}

it.each(Object.entries(browsers))(
  '%s holds what its pages did, in the order in which they did it, whether or not they waited',
  async (_, open) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), key, fc.boolean(), async (steps, prefix, waits) => {
        const pages = open();
        const model = new Map<string, unknown>();
        const done: Promise<unknown>[] = [];
        for (const each of steps) {
          // Only calls of one page keep their order without waiting.
          const work = run(pages[waits ? each.page : 0]!, each);
          if (waits) await work;
          done.push(work);
          runOnModel(model, each);
        }
        await Promise.all(done);
        const expected = [...model].filter(([name]) => name.startsWith(prefix)).toSorted(byKey);
        for (const page of pages) {
          expect(await page.entries(prefix)).toEqual(expected);
          expect(await page.get(prefix)).toEqual(model.get(prefix));
        }
      }),
      { numRuns: 60 },
    );
  },
);

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
