import { expect, it } from 'vitest';
import {
  headingKeys,
  renamed,
  reordered,
  withEntry,
  withHeading,
  withoutEntry,
  withoutPart,
  type Parts,
} from './parts.ts';

const partsOf = (...parts: [title: string, ...entries: string[]][]): Parts<string> =>
  parts.map(([title, ...entries]) => ({ title, entries }));
const keyOf = (entry: string) => entry;
const two = partsOf(['', 'a', 'b'], ['二', 'c']);

it('adds at the end of a chapter, and in the place of what is there', () => {
  expect(withEntry([], keyOf, 'a')).toEqual(partsOf(['', 'a']));
  expect(withEntry(two, keyOf, 'd')).toEqual(partsOf(['', 'a', 'b'], ['二', 'c', 'd']));
  expect(withEntry(two, keyOf, 'd', 0)).toEqual(partsOf(['', 'a', 'b', 'd'], ['二', 'c']));
  expect(withEntry(partsOf(['一'], ['二']), keyOf, 'd', 0)).toEqual(partsOf(['一', 'd'], ['二']));
  // The chapter was removed meanwhile.
  expect(withEntry(two, keyOf, 'd', 7)).toEqual(partsOf(['', 'a', 'b'], ['二', 'c', 'd']));
  const named = [{ title: '', entries: [{ id: 1, name: '旧' }] }];
  expect(withEntry(named, ({ id }) => String(id), { id: 1, name: '新' })).toEqual([
    { title: '', entries: [{ id: 1, name: '新' }] },
  ]);
});

it('removes an entry, and names chapters', () => {
  expect(withoutEntry(two, keyOf, 'c')).toEqual(partsOf(['', 'a', 'b'], ['二']));
  expect(withoutEntry(partsOf(['', 'a'], ['二']), keyOf, 'a')).toEqual(partsOf(['二']));
  expect(withHeading(two, '三')).toEqual([...two, { title: '三', entries: [] }]);
  expect(renamed(two, 1, '后来')).toEqual(partsOf(['', 'a', 'b'], ['后来', 'c']));
  expect(new Set(headingKeys(partsOf(['', 'a'], ['二'], ['二']))).size).toBe(3);
});

it.each<[string, Parts<string>, number, number | null, Parts<string>]>([
  ['with its entries', partsOf(['一', 'a'], ['二', 'b']), 1, null, partsOf(['一', 'a'])],
  ['into the one before', partsOf(['一', 'a'], ['二', 'b']), 1, 0, partsOf(['一', 'a', 'b'])],
  ['into the one after', partsOf(['一', 'a'], ['二', 'b']), 0, 1, partsOf(['二', 'b', 'a'])],
  ['before all chapters', partsOf(['一', 'a'], ['二', 'b']), 0, -1, partsOf(['', 'a'], ['二', 'b'])],
  ['behind what is before all chapters', two, 1, -1, partsOf(['', 'a', 'b', 'c'])],
  ['that is empty', partsOf(['一', 'a'], ['二']), 1, 0, partsOf(['一', 'a'])],
])('removes a chapter %s', (_, parts, at, into, wanted) => {
  expect(withoutPart(parts, at, into)).toEqual(wanted);
});

it('puts a list without chapters in another order', () => {
  expect(reordered(partsOf(['', 'a', 'b', 'c']), keyOf, ['c', 'a', 'b'])).toEqual(
    partsOf(['', 'c', 'a', 'b']),
  );
});
