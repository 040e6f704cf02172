import { describe, expect, it } from 'vitest';
import { blankCell, textCell, type SheetCell } from '../../file-reading/spreadsheet/cell.ts';
import { shownCell } from '../../file-reading/spreadsheet/shown-cell.ts';
import { instantOf, momentText, secondsOf } from './cells.ts';

const formatted = (value: number, code: string) =>
  shownCell(
    { type: 'n', style: 0, value: String(value), hasFormula: false },
    { codeOf: () => code, is1904: false },
  );
const plain = (value: number) => formatted(value, 'General');

describe('a length', () => {
  it.each<[string, SheetCell, number | undefined]>([
    ['a number of seconds', plain(90), 90],
    ['the same as text', textCell('90'), 90],
    ['minutes and seconds', textCell('1:30'), 90],
    ['hours too', textCell('1:02:03'), 3723],
    ['full-width digits', textCell('１：３０'), 90],
    ['a time cell that shows 1:30, which is minutes and seconds', formatted(0.0625, 'h:mm'), 90],
    ['a time cell that shows 12:30', formatted(0.5208333333, 'h:mm'), 750],
    ['a time cell that shows 0:01:30', formatted(0.0010416666666666667, '[h]:mm:ss'), 90],
    ['a time cell that shows 01:30', formatted(0.0010416666666666667, 'mm:ss'), 90],
    ['a time cell that shows 01:30.0', formatted(0.0010416666666666667, 'mm:ss.0'), 90],
    ['a time cell that shows 45:00:00', formatted(1.875, '[h]:mm:ss'), 162_000],
    ['a part of a day without a format', plain(0.0625), undefined],
    ['a per cent', formatted(0.5, '0%'), undefined],
    ['nothing', blankCell, 0],
    ['no length', textCell('一分半'), undefined],
    ['too many seconds of a minute', textCell('1:75'), undefined],
    ['less than nothing', plain(-5), undefined],
    ['a cell that cannot be read', { ...blankCell, fault: 'error' }, undefined],
  ])('CR-16 is read of %s', (_, cell, seconds) => {
    expect(secondsOf(cell)).toBe(seconds);
  });
});

describe('a moment', () => {
  it.each<[string, SheetCell, string | null | undefined]>([
    ['a date cell', formatted(46347.8125, 'yyyy/m/d h:mm'), '2026-11-21T11:30:00.000Z'],
    ['a date cell that shows less', formatted(46347.8125, 'm"月"d"日"'), '2026-11-21T11:30:00.000Z'],
    ['its serial number', plain(46347.8125), '2026-11-21T11:30:00.000Z'],
    ['its serial number as text', textCell('46347.8125'), '2026-11-21T11:30:00.000Z'],
    ['a written day', textCell('2026-11-21'), '2026-11-20T16:00:00.000Z'],
    ['a written moment', textCell('2026/11/21 19:30'), '2026-11-21T11:30:00.000Z'],
    ['Chinese', textCell('2026年11月21日 19:30'), '2026-11-21T11:30:00.000Z'],
    ['full-width digits', textCell('２０２６－１１－２１'), '2026-11-20T16:00:00.000Z'],
    ['nothing', blankCell, null],
    ['a time without a day', formatted(0.8125, 'h:mm'), undefined],
    ['a day that is none', textCell('2026-02-30'), undefined],
    ['words', textCell('明天'), undefined],
    ['a cell that cannot be read', { ...blankCell, fault: 'digits' }, undefined],
  ])('CR-16 is read of %s', (_, cell, instant) => {
    const found = instantOf(cell);
    expect(found instanceof Date ? found.toISOString() : found).toBe(instant);
  });

  it('is read the same again as it is written', () => {
    const moment = new Date('2026-11-21T11:30:05.000Z');
    expect(momentText(moment)).toBe('2026-11-21 19:30:05');
    expect(instantOf(textCell(momentText(moment)))).toEqual(moment);
  });
});
