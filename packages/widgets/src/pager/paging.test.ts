import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKeepingFirstRow, parsePage, readPaging, rowsOf } from './paging.ts';

const read = (total: number, page = 1, size: number | undefined = 12, sizes: readonly number[] = [12, 16]) =>
  readPaging({ total, page, size, sizes });

describe('paging', () => {
  it('PG-02 keeps the current page inside the list for every total from 0 to 1000 and every size', () => {
    const wrong: string[] = [];
    for (let total = 0; total <= 1000; total += 1)
      for (const size of [1, 7, 10, 12, 16, 20, 50, 100]) {
        const pages = Math.max(1, Math.ceil(total / size));
        for (const page of [1, 2, pages, pages + 1, 9999]) {
          const { paging, problems } = read(total, page, size);
          if (paging.pages !== pages || paging.page !== Math.min(page, pages) || problems.length > 0)
            wrong.push(`total ${total}, size ${size}, page ${page}: ${JSON.stringify(paging)}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  it('PG-02 divides every row to exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 200 }), (total, size) => {
        const { pages } = read(total, 1, size).paging;
        let next = 1;
        for (let page = 1; page <= pages; page += 1) {
          const { first, last } = rowsOf({ page, size, total });
          expect(first).toBe(next);
          expect(last).toBeGreaterThanOrEqual(first);
          next = last + 1;
        }
        expect(next).toBe(total + 1);
      }),
    );
  });

  it.each([
    ['NaN rows', () => read(Number.NaN)],
    ['-5 rows', () => read(-5)],
    ['1.5 rows', () => read(1.5)],
    ['endless rows', () => read(Infinity)],
    ['page 0', () => read(100, 0)],
    ['page 1.5', () => read(100, 1.5)],
    ['size 0', () => read(100, 1, 0)],
    ['size NaN', () => read(100, 1, Number.NaN)],
    ['sizes with a double', () => read(100, 1, 12, [12, 12])],
    ['sizes below 1', () => read(100, 1, 12, [0, 12])],
  ])('PG-04 makes the best of %s and tells the developer', (_, act) => {
    const { paging, problems } = act();
    expect(problems).toHaveLength(1);
    expect(paging.pages).toBeGreaterThanOrEqual(1);
    expect(paging.page).toBeGreaterThanOrEqual(1);
    expect(paging.sizes).toContain(paging.size);
  });

  it('PG-04 stands on page 1 of 1 when there is nothing', () => {
    expect(read(0)).toEqual({
      paging: { total: 0, page: 1, size: 12, pages: 1, sizes: [12, 16], isEndless: false },
      problems: [],
    });
    expect(rowsOf({ page: 1, size: 12, total: 0 })).toEqual({ first: 0, last: 0 });
  });

  it('offers the present size also when it is not among the sizes', () => {
    expect(read(100, 1, 14).paging.sizes).toEqual([12, 14, 16]);
    expect(readPaging({ total: 100, page: 1, size: undefined, sizes: [] }).paging.sizes).toEqual([10]);
  });

  it('keeps the first row in sight when the size changes: row 31 of page 4 by 10 is on page 1 by 50', () => {
    expect(pageKeepingFirstRow(read(500, 4, 10).paging, 50)).toBe(1);
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(99), fc.nat(99), fc.nat(99), (total, page, from, to) => {
        const { paging } = read(total, page + 1, from + 1);
        const { first } = rowsOf(paging);
        const next = read(total, pageKeepingFirstRow(paging, to + 1), to + 1).paging;
        const rows = rowsOf(next);
        expect(rows.first).toBeLessThanOrEqual(first);
        expect(rows.last).toBeGreaterThanOrEqual(first);
      }),
    );
  });

  it.each(['0', '1.5', '9999', 'abc', '-1', '+3', '1e1', '', '３页', '0x3', ' '])(
    'PG-07 takes "%s" for no page of 12',
    (text) => expect(parsePage(text, 12)).toBeUndefined(),
  );

  it.each([
    ['3', 3],
    ['３', 3],
    ['１２', 12],
    [' 7 ', 7],
    ['　7', 7],
    ['03', 3],
  ])('PG-07 takes "%s" for page %i', (text, page) => expect(parsePage(text, 12)).toBe(page));
});
