import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditOf } from './upgrade-credit.ts';

const start = new Date('2026-11-23T08:00:00Z');
const at = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);

it.each([
  ['all of it at its first moment', 2500, 30, 0, 25],
  ['the days that have not begun', 3000, 30, 10, 20],
  ['whole days alone', 3000, 30, 9.5, 20],
  ['whole yuan, rounded down', 2500, 30, 10, 16],
  ['nothing on its last day', 2500, 30, 29.5, 0],
  ['nothing when it is over', 2500, 30, 31, 0],
  ['nothing where all the money went back', 0, 30, 10, 0],
] as const)('an upgrade credits %s', (_, fen, days, used, credit) => {
  expect(creditOf({ fen, startsAt: start, endsAt: at(days) }, at(used))).toBe(credit);
});

it('MO-15: an upgrade never credits more than was paid for the time that is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_900 }),
      fc.integer({ min: 1, max: 3650 }),
      fc.integer({ min: 0, max: 96_000 }).map((hours) => hours / 24),
      (fen, days, used) => {
        const credit = creditOf({ fen, startsAt: start, endsAt: at(days) }, at(used));
        expect(Number.isInteger(credit)).toBe(true);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit * 100 * days).toBeLessThanOrEqual(fen * Math.max(0, days - used) + 1e-3);
      },
    ),
  );
});
