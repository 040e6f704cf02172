import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageList, placedPageList, type PageListItem } from './page-list.ts';

const read = (items: PageListItem[]) =>
  items.map((item) => (typeof item === 'number' ? item : `${item.from}…${item.to}`)).join(' ');

/** What is wrong with the list, or nothing: every page once, no gap of one page, the current one, in its places. */
function flaw(items: PageListItem[], current: number, pages: number, slots: number) {
  let next = 1;
  for (const item of items) {
    const { from, to } = typeof item === 'number' ? { from: item, to: item } : item;
    if (from !== next) return `${from} does not follow ${next - 1}`;
    if (typeof item !== 'number' && to <= from) return `a gap hides page ${from} alone`;
    next = to + 1;
  }
  if (next !== pages + 1) return `it ends at ${next - 1}`;
  if (!items.includes(current)) return 'the current page is missing';
  return items.length > slots ? 'it is too long' : undefined;
}

describe('page list', () => {
  it.each([
    [1, 1, 7, '1'],
    [4, 7, 7, '1 2 3 4 5 6 7'],
    [1, 12, 7, '1 2 3 4 5 6…11 12'],
    [4, 12, 7, '1 2 3 4 5 6…11 12'],
    [5, 12, 7, '1 2…3 4 5 6 7…11 12'],
    [9, 12, 7, '1 2…7 8 9 10 11 12'],
    [3, 12, 5, '1 2 3 4…11 12'],
    [6, 12, 5, '1 2…5 6 7…11 12'],
    [6, 12, 1, '6'],
  ])('around page %i of %i in %i places is %s', (current, pages, slots, expected) => {
    expect(read(pageList(current, pages, slots))).toBe(expected);
  });

  it('PG-02 has no gap or double for every page of every total from 0 to 1000 by every size', () => {
    // By size 1 a total of 1000 is a thousand pages; every other size gives fewer.
    const wrong: string[] = [];
    for (let pages = 1; pages <= 1000; pages += 1)
      for (let current = 1; current <= pages; current += 1)
        for (const slots of [5, 7]) {
          const items = pageList(current, pages, slots);
          const found = flaw(items, current, pages, slots);
          if (found) wrong.push(`page ${current} of ${pages} in ${slots} places: ${read(items)}: ${found}`);
        }
    expect(wrong).toEqual([]);
  });

  it('PG-02 has no gap or double in any number of places', () => {
    const slots = fc.nat(6).map((half) => 5 + 2 * half);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), slots, (pages, seed, places) => {
        const current = (seed % pages) + 1;
        expect(flaw(pageList(current, pages, places), current, pages, places)).toBeUndefined();
      }),
    );
  });

  it('places each room’s own list, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, seed) => {
        const current = (seed % pages) + 1;
        const placed = placedPageList(current, pages);
        const of = (room: 'narrow' | 'medium' | 'wide') =>
          placed.filter(({ rooms }) => rooms.includes(room)).map(({ item }) => item);
        expect(of('narrow')).toEqual([current]);
        expect(of('medium')).toEqual(pageList(current, pages, 5));
        expect(of('wide')).toEqual(pageList(current, pages, 7));
      }),
    );
  });
});
