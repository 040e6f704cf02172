import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDisputed, settleMarks } from './settle-marks.ts';

const marks = (...scores: number[]) => scores.map((score, markerId) => ({ markerId, score }));

it.each([
  [[], null],
  [[50], null],
  [[50, 70], 60],
  [[50, 71], null],
  [[50, 51], 51],
  [[50, 90, 80], 80],
])('%j comes to %s', (scores, settled) => expect(settleMarks(marks(...scores), 20)).toBe(settled));

it('never gives less than the lower nor more than the higher of two, and disputes exactly what differs too much', () => {
  const score = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(score, score, score, (one, other, difference) => {
      const settled = settleMarks(marks(one, other), difference);
      expect(isDisputed(marks(one, other), difference)).toBe(Math.abs(one - other) > difference);
      const isBetween =
        settled !== null && settled >= Math.min(one, other) && settled <= Math.max(one, other);
      expect(settled === null || isBetween).toBe(true);
    }),
  );
});
