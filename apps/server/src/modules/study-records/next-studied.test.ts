import { expect, it } from 'vitest';
import { nextStudied } from './next-studied.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute));

/** By one sign each: `.` untouched, a figure when it was left, `d` done, `x` closed; `d3` done in minute 3, `x3` left and then closed. */
const lessons = (signs: string) =>
  signs.split(' ').map((sign, place) => {
    const minute = /\d/u.exec(sign)?.[0];
    return {
      place: place + 1,
      isOpen: !sign.startsWith('x'),
      isDone: sign.startsWith('d'),
      studiedAt: minute === undefined ? null : at(Number(minute)),
    };
  });

it.each([
  ['nothing was begun', '. . .', 1, 'start'],
  ['the first is closed', 'x . .', 2, 'start'],
  ['one was left in the midst', 'd1 2 .', 2, 'continue'],
  ['the one that was left last stands before others', '3 . 2', 1, 'continue'],
  ['the last one is done', 'd1 d2 .', 3, 'continue'],
  ['the last one is closed by now', 'd1 x2 . .', 3, 'continue'],
  ['what follows is closed', 'd1 x .', 3, 'continue'],
  ['the end is done and a gap is left', 'd1 . d2', 2, 'continue'],
  ['all is done', 'd1 d2 d3', 1, 'review'],
  ['all that is open is done', 'x d2 d3', 2, 'review'],
] as const)('CL-17 goes on where %s', (_, signs, place, state) => {
  const found = nextStudied(lessons(signs));
  expect([found?.next.place, found?.state]).toEqual([place, state]);
});

it('CL-17 goes on nowhere while nothing is open, or nothing is there', () => {
  expect(nextStudied(lessons('x x1'))).toBeUndefined();
  expect(nextStudied([])).toBeUndefined();
});
