import { expect, it } from 'vitest';
import { readingSeconds } from './reading-seconds.ts';

const now = new Date('2026-11-20T04:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  ['the first place', undefined, 10],
  ['ten seconds after the one before', ago(10), 10],
  ['at the edge of a pause', ago(120), 120],
  ['after a pause', ago(121), 10],
  ['a clock that was set back', ago(-30), 0],
])('counts %s', (_what, before, seconds) => {
  expect(readingSeconds(before, now)).toBe(seconds);
});
