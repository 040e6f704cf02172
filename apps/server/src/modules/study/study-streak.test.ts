import { expect, it } from 'vitest';
import { streakOf } from './study-streak.ts';

const today = '2026-03-01';

it.each([
  ['nothing was studied', [], { current: 0, longest: 0 }],
  ['today alone', ['2026-03-01'], { current: 1, longest: 1 }],
  ['the end of a month lies between', ['2026-02-27', '2026-02-28', '2026-03-01'], { current: 3, longest: 3 }],
  ['CL-16: today nothing was studied yet', ['2026-02-27', '2026-02-28'], { current: 2, longest: 2 }],
  ['yesterday was left out', ['2026-02-26', '2026-02-27'], { current: 0, longest: 2 }],
  [
    'an earlier row was longer',
    ['2026-02-01', '2026-02-02', '2026-02-03', '2026-03-01'],
    { current: 1, longest: 3 },
  ],
])('counts days in a row when %s', (_when, days, streak) => {
  expect(streakOf(days, today)).toEqual(streak);
});

it('CL-16: is healed by a late day', () => {
  const broken = ['2026-02-26', '2026-02-28', '2026-03-01'];
  expect(streakOf(broken, today).current).toBe(2);
  expect(streakOf([...broken, '2026-02-27'].toSorted(), today).current).toBe(4);
});
