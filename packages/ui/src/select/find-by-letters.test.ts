import { expect, it } from 'vitest';
import { createLetterSearch } from './find-by-letters.ts';

const labels = ['Analects', 'Art', 'Book of Songs', 'Art of War'];

it('joins letters typed within a second into one word', () => {
  const search = createLetterSearch();
  expect(search.find('a', 0, labels, -1)).toBe(0);
  expect(search.find('r', 400, labels, 0)).toBe(1);
  expect(search.isTyping(1300)).toBe(true);
  expect(search.isTyping(1400)).toBe(false);
  expect(search.find('b', 1500, labels, 1)).toBe(2);
});

it('goes on to the next label with the same letter again, and round', () => {
  const search = createLetterSearch();
  const found = [0, 100, 200, 300].reduce<number[]>(
    (seen, time) => [...seen, search.find('a', time, labels, seen.at(-1) ?? -1)],
    [],
  );
  expect(found).toEqual([0, 1, 3, 0]);
});

it('finds nothing among others, or among none', () => {
  const search = createLetterSearch();
  expect(search.find('z', 0, labels, 0)).toBe(-1);
  expect(search.find('a', 0, [], -1)).toBe(-1);
});
