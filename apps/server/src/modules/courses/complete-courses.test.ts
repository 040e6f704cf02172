import { expect, it } from 'vitest';
import { hadTimeToRead } from './complete-courses.ts';

const begun = new Date('2026-11-21T04:00:00Z');
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000);

// 34 characters a second, and 30 seconds an article before its first place is told.
it.each([
  ['a short article that is told once', { characters: 1020, count: 1 }, 0, true],
  ['a longer one at once', { characters: 1021, count: 1 }, 0, false],
  ['a longer one in time', { characters: 10_000, count: 1 }, 265, true],
  ['a longer one in less than that', { characters: 10_000, count: 1 }, 264, false],
  ['three short ones at once', { characters: 3060, count: 3 }, 0, true],
])('pays for %s only where there was time to read it', (_, texts, seconds, expected) => {
  expect(hadTimeToRead(texts, begun, after(seconds))).toBe(expected);
});
