import { describe, expect, it } from 'vitest';
import {
  inTreeOrder,
  placedBeside,
  positionOf,
  stepped,
  type OrderStep,
  type RowPlace,
} from './row-places.ts';

/** Reads `1 2(3 4) 5`: 3 and 4 stand below 2. */
function read(text: string): RowPlace[] {
  let parentId: number | null = null;
  let last: number | null = null;
  const places: RowPlace[] = [];
  for (const [sign] of text.matchAll(/\d+|[()]/g))
    if (sign === '(') parentId = last;
    else if (sign === ')') parentId = null;
    else places.push({ id: (last = Number(sign)), parentId });
  return places;
}

const write = (places: readonly RowPlace[] | null) =>
  places &&
  places
    .filter(({ parentId }) => parentId === null)
    .map(({ id }) => {
      const below = places.filter(({ parentId }) => parentId === id).map((place) => place.id);
      return below.length > 0 ? `${id}(${below.join(' ')})` : String(id);
    })
    .join(' ');

describe('a step', () => {
  it.each<[string, number, OrderStep, string | null]>([
    ['1 2 3', 2, 'up', '2 1 3'],
    ['1 2 3', 2, 'down', '1 3 2'],
    ['1 2 3', 1, 'up', null],
    ['1 2 3', 3, 'down', null],
    ['1(2 3) 4', 4, 'up', '4 1(2 3)'],
    ['1(2 3) 4', 1, 'down', '4 1(2 3)'],
    ['1(2 3) 4', 3, 'up', '1(3 2) 4'],
    ['1(2 3) 4', 3, 'down', null],
    ['1(2 3) 4', 4, 'in', '1(2 3 4)'],
    ['1(2) 3(4)', 3, 'in', null],
    ['1 2', 1, 'in', null],
    ['1(2 3) 4', 2, 'out', '1(3) 2 4'],
    ['1 2', 2, 'out', null],
    ['1 2', 9, 'up', null],
  ])('in %s takes %i %s to %s', (before, id, step, after) => {
    expect(write(stepped(read(before), id, step))).toBe(after);
  });
});

describe('a drop', () => {
  it.each<[string, number, 'before' | 'behind', number, string | null]>([
    ['1 2 3', 3, 'before', 1, '3 1 2'],
    ['1 2 3', 1, 'behind', 3, '2 3 1'],
    ['1 2 3', 1, 'behind', 1, null],
    ['1(2 3) 4', 4, 'before', 3, '1(2 4 3)'],
    ['1(2 3) 4', 3, 'behind', 4, '1(2) 4 3'],
    ['1(2 3) 4 5', 5, 'behind', 1, '1(5 2 3) 4'],
    ['1(2 3) 4(5)', 4, 'behind', 1, '1(2 3) 4(5)'],
    ['1(2) 3', 2, 'behind', 1, '1 2 3'],
    ['1(2) 3(4)', 3, 'behind', 2, null],
    ['1(2) 3', 1, 'behind', 2, null],
  ])('in %s puts %i %s %i: %s', (before, id, side, target, after) => {
    expect(write(placedBeside(read(before), { id, target, isBefore: side === 'before' }))).toBe(after);
  });
});

it('shows rows of the second level behind the row they stand under, and orphans at the first', () => {
  const places = [
    { id: 4, parentId: 1 },
    { id: 2, parentId: null },
    { id: 1, parentId: null },
    { id: 7, parentId: 99 },
  ];
  expect(inTreeOrder(places).map(({ id }) => id)).toEqual([2, 1, 4, 7]);
});

it('counts a position among rows of the same parent', () => {
  expect(positionOf(read('1(2 3) 4'), 3)).toEqual({ position: 2, total: 2 });
  expect(positionOf(read('1(2 3) 4'), 4)).toEqual({ position: 2, total: 2 });
});
