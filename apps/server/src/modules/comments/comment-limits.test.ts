import { expect, it } from 'vitest';
import { secondsToWait } from './comment-limits.ts';

const now = new Date('2026-11-21T08:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  ['who has not posted much', [null, null], 0],
  ['whose twentieth post back was a minute ago', [before(60), null], 0],
  ['whose twentieth post back was ten seconds ago', [before(10), null], 50],
  ['whose three hundredth post back was an hour ago', [before(3600), before(3600)], 23 * 3600],
])('lets a person %s wait accordingly', (_, times, seconds) => {
  expect(secondsToWait(times, now)).toBe(seconds);
});
