import { expect, it } from 'vitest';
import { nextOf, previousOf, type RoomEntry } from './room-entries.ts';

const entry = (id: number, more: Partial<RoomEntry> = {}): RoomEntry => ({
  id,
  title: `第${id}节`,
  kind: '',
  href: `/play?id=${id}`,
  duration: 60,
  isOpen: true,
  isStudied: false,
  isCurrent: false,
  isPlayed: true,
  ...more,
});
const chapters = (...all: RoomEntry[][]) => ({
  chapters: all.map((entries, id) => ({ id, title: '', entries })),
});
const current = { isCurrent: true };

it('CL-11 the next lesson follows the order of the course, over chapters and over what is not played', () => {
  const article = entry(2, { isPlayed: false, href: '/article/2/detail' });
  expect(nextOf(chapters([entry(1, current), article], [entry(3)]))?.id).toBe(3);
});

it('the next lesson is the next that is open; where none is, nobody is told that it was the last', () => {
  const locked = entry(2, { isOpen: false });
  expect(nextOf(chapters([entry(1, current), locked, entry(3)]))?.id).toBe(3);
  expect(nextOf(chapters([entry(1, current), locked]))).toBeUndefined();
});

it('after the last there is none, and what is in no list has none either', () => {
  expect(nextOf(chapters([entry(1), entry(2, current)]))).toBeNull();
  expect(nextOf(chapters([entry(1)]))).toBeUndefined();
});

it('the previous lesson is the last open one before the current, and none before the first', () => {
  const locked = entry(2, { isOpen: false });
  expect(previousOf(chapters([entry(1), locked], [entry(3, current)]))?.id).toBe(1);
  expect(previousOf(chapters([entry(1, current), entry(2)]))).toBeNull();
});
