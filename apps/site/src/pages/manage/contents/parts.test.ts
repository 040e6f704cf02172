import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  entriesOf,
  renamed,
  reordered,
  rowsOf,
  withEntry,
  withHeading,
  withoutEntry,
  withoutHeading,
  type Parts,
} from './parts.ts';

const partsOf = (...parts: [title: string, ...entries: string[]][]): Parts<string> =>
  parts.map(([title, ...entries]) => ({ title, entries }));
const keyOf = (entry: string) => entry;
const two = partsOf(['', 'a', 'b'], ['二', 'c']);
const keys = rowsOf(two, keyOf).map(({ key }) => key);
const [a, b, second, c] = keys as [string, string, string, string];

it.each<[string, string[], Parts<string>]>([
  ['within its chapter', [b, a, second, c], partsOf(['', 'b', 'a'], ['二', 'c'])],
  ['past a heading into the next chapter', [a, second, b, c], partsOf(['', 'a'], ['二', 'b', 'c'])],
  ['before all headings', [c, a, b, second], partsOf(['', 'c', 'a', 'b'], ['二'])],
  ['with its heading first', [second, c, a, b], partsOf(['二', 'c', 'a', 'b'])],
])('moves what was dragged %s', (_, order, wanted) => {
  expect(reordered(two, keyOf, order)).toEqual(wanted);
});

it('loses and doubles nothing, in whatever order it comes', () => {
  const parts = fc
    .uniqueArray(fc.tuple(fc.constantFrom('', '一', '二'), fc.integer({ min: 0, max: 4 })), { maxLength: 5 })
    .map((all) =>
      all.map(([title, count], at) => ({
        title: at === 0 ? title : title || '章',
        entries: Array.from({ length: count }, (_, index) => `${at}-${index}`),
      })),
    );
  fc.assert(
    fc.property(parts, fc.func(fc.nat()), (before, rank) => {
      const order = rowsOf(before, keyOf)
        .map(({ key }) => key)
        .toSorted((one, other) => rank(one) - rank(other));
      const after = reordered(before, keyOf, order);
      expect(entriesOf(after).toSorted()).toEqual(entriesOf(before).toSorted());
      const titles = (all: Parts<string>) => all.flatMap(({ title }) => title || []).toSorted();
      expect(titles(after)).toEqual(titles(before));
    }),
  );
});

it('puts in at the end, and in the place of what is there', () => {
  expect(withEntry([], keyOf, 'a')).toEqual(partsOf(['', 'a']));
  expect(withEntry(two, keyOf, 'd')).toEqual(partsOf(['', 'a', 'b'], ['二', 'c', 'd']));
  const named = [{ title: '', entries: [{ id: 1, name: '旧' }] }];
  expect(withEntry(named, ({ id }) => String(id), { id: 1, name: '新' })).toEqual([
    { title: '', entries: [{ id: 1, name: '新' }] },
  ]);
});

it('takes out an entry, and a heading without its entries', () => {
  expect(withoutEntry(two, keyOf, 'c')).toEqual(partsOf(['', 'a', 'b'], ['二']));
  expect(withoutHeading(two, keyOf, second)).toEqual(partsOf(['', 'a', 'b', 'c']));
  expect(withHeading(two, '三')).toEqual([...two, { title: '三', entries: [] }]);
  expect(renamed(two, 1, '后来')).toEqual(partsOf(['', 'a', 'b'], ['后来', 'c']));
});
