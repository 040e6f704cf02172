import { expect, it } from 'vitest';
import { minutesOfAll, weeksOf } from './study-week.ts';

const days = {
  today: '2026-03-04',
  days: [
    { day: '2026-02-22', seconds: 600 },
    { day: '2026-02-23', seconds: 20 },
    { day: '2026-03-02', seconds: 1500 },
    { day: '2026-03-04', seconds: 2700 },
  ],
  streak: 1,
  longest_streak: 1,
};

it('CL-16: lays out the week of the school, Monday first, with what is still to come', () => {
  const [week] = weeksOf(days, 1);
  expect(week?.map(({ day, minutes, level }) => [day, minutes, level])).toEqual([
    ['2026-03-02', 25, 3],
    ['2026-03-03', 0, 0],
    ['2026-03-04', 45, 4],
    ['2026-03-05', 0, 0],
    ['2026-03-06', 0, 0],
    ['2026-03-07', 0, 0],
    ['2026-03-08', 0, 0],
  ]);
  expect(week?.map(({ isToday }) => isToday).indexOf(true)).toBe(2);
  expect(week?.filter(({ isAhead }) => isAhead)).toHaveLength(4);
  expect(minutesOfAll(week ?? [])).toBe(70);
});

it('counts a few seconds as a minute, and puts the Sunday into the week before', () => {
  const [before, last] = weeksOf({ ...days, today: '2026-03-01' }, 2);
  expect(before?.at(-1)).toMatchObject({ day: '2026-02-22', minutes: 10, level: 2 });
  expect(last?.[0]).toMatchObject({ day: '2026-02-23', minutes: 1, level: 1, isAhead: false });
  expect(last?.at(-1)).toMatchObject({ day: '2026-03-01', isToday: true });
});
