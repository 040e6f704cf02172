import { describe, expect, it } from 'vitest';
import { instantOf, secondsOf, textOf, type SheetCell } from './cells.ts';

describe('a length', () => {
  it.each<[string, SheetCell, number | undefined]>([
    ['a number of seconds', 90, 90],
    ['the same as text', '90', 90],
    ['minutes and seconds', '1:30', 90],
    ['hours too', '1:02:03', 3723],
    ['full-width digits', '１：３０', 90],
    ['a time cell', new Date(Date.UTC(1899, 11, 31, 1, 30)), 5400],
    ['a time as a part of a day', 0.0625, 5400],
    ['nothing', null, 0],
    ['no length', '一分半', undefined],
    ['too many seconds of a minute', '1:75', undefined],
    ['less than nothing', '-5', undefined],
  ])('CR-16 is read of %s', (_, cell, seconds) => {
    expect(secondsOf(cell)).toBe(seconds);
  });
});

describe('a moment', () => {
  it.each<[string, SheetCell, string | null | undefined]>([
    ['a date cell', new Date(Date.UTC(2026, 10, 21, 19, 30)), '2026-11-21T11:30:00.000Z'],
    ['its serial number', 46347.8125, '2026-11-21T11:30:00.000Z'],
    ['a written day', '2026-11-21', '2026-11-20T16:00:00.000Z'],
    ['a written moment', '2026/11/21 19:30', '2026-11-21T11:30:00.000Z'],
    ['Chinese', '2026年11月21日 19:30', '2026-11-21T11:30:00.000Z'],
    ['full-width digits', '２０２６－１１－２１', '2026-11-20T16:00:00.000Z'],
    ['nothing', '', null],
    ['a day that is none', '2026-02-30', undefined],
    ['words', '明天', undefined],
  ])('CR-16 is read of %s', (_, cell, instant) => {
    const found = instantOf(cell);
    expect(found instanceof Date ? found.toISOString() : found).toBe(instant);
  });
});

it('CR-16 are words with ordinary digits', () => {
  expect(textOf(' 第１讲 ')).toBe('第1讲');
  expect(textOf(12)).toBe('12');
});
