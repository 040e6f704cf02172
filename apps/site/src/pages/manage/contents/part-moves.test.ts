import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropped, movedToPart, placeOfRow, stepped, type RowPlace } from './part-moves.ts';
import { entriesOf, headingKeys, type Parts } from './parts.ts';

const partsOf = (...parts: [title: string, ...entries: string[]][]): Parts<string> =>
  parts.map(([title, ...entries]) => ({ title, entries }));
const keyOf = (entry: string) => entry;

const three = partsOf(['', 'a', 'b'], ['二', 'c'], ['三']);
const [, second = '', third = ''] = headingKeys(three);

it.each<[string, string, -1 | 1, Parts<string>]>([
  ['an entry to the place before the previous one', 'b', -1, partsOf(['', 'b', 'a'], ['二', 'c'], ['三'])],
  [
    'the first entry of a chapter to the end of the one before',
    'c',
    -1,
    partsOf(['', 'a', 'b', 'c'], ['二'], ['三']),
  ],
  [
    'the last entry of a chapter to the start of the next',
    'b',
    1,
    partsOf(['', 'a'], ['二', 'b', 'c'], ['三']),
  ],
  ['an entry into an empty chapter', 'c', 1, partsOf(['', 'a', 'b'], ['二'], ['三', 'c'])],
  ['nothing beyond the start', 'a', -1, three],
  ['a chapter with its entries', second, 1, partsOf(['', 'a', 'b'], ['三'], ['二', 'c'])],
  ['no chapter before what is before all chapters', second, -1, three],
  ['no chapter beyond the end', third, 1, three],
])('steps %s', (_, key, by, wanted) => {
  expect(stepped(three, keyOf, key, by)).toEqual(wanted);
});

it('steps the first entry of the first chapter before all chapters, and back', () => {
  const one = partsOf(['一', 'a', 'b']);
  const out = stepped(one, keyOf, 'a', -1);
  expect(out).toEqual(partsOf(['', 'a'], ['一', 'b']));
  expect(stepped(out, keyOf, 'a', 1)).toEqual(one);
});

it.each<[string, string, RowPlace, Parts<string>]>([
  [
    'an entry before another',
    'b',
    { id: 'a', position: 'before' },
    partsOf(['', 'b', 'a'], ['二', 'c'], ['三']),
  ],
  [
    'an entry after another',
    'a',
    { id: 'b', position: 'after' },
    partsOf(['', 'b', 'a'], ['二', 'c'], ['三']),
  ],
  [
    'an entry into another chapter',
    'a',
    { id: 'c', position: 'after' },
    partsOf(['', 'b'], ['二', 'c', 'a'], ['三']),
  ],
  [
    'an entry on a heading to its end',
    'a',
    { id: second, position: 'on' },
    partsOf(['', 'b'], ['二', 'c', 'a'], ['三']),
  ],
  [
    'an entry after an empty heading into it',
    'a',
    { id: third, position: 'after' },
    partsOf(['', 'b'], ['二', 'c'], ['三', 'a']),
  ],
  ['an entry before a heading to the end above it', 'c', { id: third, position: 'before' }, three],
  [
    'an entry before the first heading',
    'c',
    { id: second, position: 'before' },
    partsOf(['', 'a', 'b', 'c'], ['二'], ['三']),
  ],
  [
    'a chapter before another',
    third,
    { id: second, position: 'before' },
    partsOf(['', 'a', 'b'], ['三'], ['二', 'c']),
  ],
  [
    'a chapter after another',
    second,
    { id: third, position: 'after' },
    partsOf(['', 'a', 'b'], ['三'], ['二', 'c']),
  ],
  ['no chapter into a chapter', third, { id: second, position: 'on' }, three],
  ['no chapter between entries', third, { id: 'a', position: 'after' }, three],
])('drops %s', (_, key, place, wanted) => {
  expect(dropped(three, keyOf, key, place)).toEqual(wanted);
});

it('moves an entry to the end of a chapter, or before all', () => {
  expect(movedToPart(three, keyOf, 'a', 2)).toEqual(partsOf(['', 'b'], ['二', 'c'], ['三', 'a']));
  expect(movedToPart(partsOf(['一', 'a', 'b']), keyOf, 'b', -1)).toEqual(partsOf(['', 'b'], ['一', 'a']));
});

it('says where a row is', () => {
  expect(placeOfRow(three, keyOf, 'b')).toEqual({ title: '', at: 2, count: 2 });
  expect(placeOfRow(three, keyOf, 'c')).toEqual({ title: '二', at: 1, count: 1 });
  expect(placeOfRow(three, keyOf, third)).toEqual({ title: null, at: 2, count: 2 });
});

it('loses and doubles nothing, wherever a row goes', () => {
  const anyParts = fc
    .uniqueArray(fc.tuple(fc.constantFrom('', '一', '二'), fc.integer({ min: 0, max: 4 })), { maxLength: 5 })
    .map((all) =>
      all
        .map(([title, count], at) => ({
          title: at === 0 ? title : title || '章',
          entries: Array.from({ length: count }, (_, index) => `${at}-${index}`),
        }))
        .filter(({ title, entries }) => title !== '' || entries.length > 0),
    );
  const position = fc.constantFrom<RowPlace['position']>('before', 'on', 'after');
  const titles = (all: Parts<string>) => all.flatMap(({ title }) => title || []).toSorted();
  fc.assert(
    fc.property(
      anyParts,
      fc.nat(),
      fc.nat(),
      position,
      fc.constantFrom<-1 | 1>(-1, 1),
      (before, one, other, at, by) => {
        const keys = [
          ...entriesOf(before),
          ...headingKeys(before).filter((_, index) => before[index]?.title !== ''),
        ];
        if (keys.length === 0) return;
        const [key = '', id = ''] = [keys[one % keys.length], keys[other % keys.length]];
        if (key === id) return;
        for (const after of [
          stepped(before, keyOf, key, by),
          dropped(before, keyOf, key, { id, position: at }),
        ]) {
          expect(entriesOf(after).toSorted()).toEqual(entriesOf(before).toSorted());
          expect(titles(after)).toEqual(titles(before));
          expect(after.findLastIndex(({ title }) => title === '')).toBeLessThanOrEqual(0);
        }
      },
    ),
  );
});
