import { describe, expect, it } from 'vitest';
import type { CellFault } from './cell.ts';
import { builtInFormat, shownCell, type StoredCell } from './shown-cell.ts';

const shown = (value: string, code: string, stored: Partial<StoredCell> = {}, is1904 = false) =>
  shownCell({ type: 'n', style: 0, hasFormula: false, ...stored, value }, { codeOf: () => code, is1904 });

describe('what a cell shows is what is read: a number with a format', () => {
  it.each<[string, string, string]>([
    ['General', '12', '12'],
    ['General', '0.30000000000000004', '0.3'],
    ['General', '12345678901', '12345678901'],
    ['General', '-5', '-5'],
    ['0', '3.6', '4'],
    ['000', '7', '007'],
    ['0%', '0.85', '85%'],
    ['0.0%', '0.125', '12.5%'],
    ['#,##0.00', '1234.5', '1,234.50'],
    ['[$¥-804]#,##0.00', '1234.5', '¥1,234.50'],
    ['_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ;_ "¥"* "-"??_ ;_ @_ ', '1234.5', '¥1,234.50'],
    ['0"分"', '5', '5分'],
    ['# ?/?', '0.5', '1/2'],
    ['0.00E+00', '12345', '1.23E+04'],
    ['0.0;-0.0;"零"', '0', '零'],
    ['[<60]"不及格";"及格"', '59', '不及格'],
    [';;;', '5', ''],
    ['@', '7', '7'],
    ['h:mm', '0.0625', '1:30'],
    ['h:mm', '0.3541666667', '8:30'],
    ['[h]:mm:ss', '0.0010416666666666667', '0:01:30'],
    ['[h]:mm:ss', '1.875', '45:00:00'],
    ['mm:ss', '0.0010416666666666667', '01:30'],
    ['mm:ss.0', '0.0010416666666666667', '01:30.0'],
    ['上午/下午h"时"mm"分"', '0.6', '下午2时24分'],
    ['yyyy/m/d', '46347', '2026/11/21'],
    ['yyyy\\-mm\\-dd hh:mm:ss', '46347.8125', '2026-11-21 19:30:00'],
    ['m"月"d"日";@', '46024', '1月2日'],
    ['[$-804]aaaa', '46347', '星期六'],
    ['yyyy/m/d', '60', '1900/2/29'],
  ])('%s of %s', (code, value, text) => {
    expect(shown(value, code)).toMatchObject({ text, fault: null });
  });
});

it.each<[number, string]>([
  [14, '2026/11/21'],
  [20, '19:30'],
  [22, '2026/11/21 19:30'],
  [31, '2026年11月21日'],
  [46, '1112347:30:00'],
  [57, '2026年11月'],
  [0, '46347.8125'],
])('the built-in format %i is that of a Chinese program', (id, text) => {
  expect(shown('46347.8125', builtInFormat(id)).text).toBe(text);
});

it.each<[string, string, string]>([
  ['yyyy/m/d', '44885', '2026/11/21'],
  ['h:mm', '0.0625', '1:30'],
  ['[h]:mm', '1.5', '36:00'],
  ['0', '5', '5'],
])('with days counted from 1904: %s', (code, value, text) => {
  expect(shown(value, code, {}, true).text).toBe(text);
});

describe('what a cell shows is what is read: a text', () => {
  it.each<[string, string, string, Partial<StoredCell>]>([
    ['as it is, whatever it looks like', ' 007 ', '007', { type: 's' }],
    ['with angle brackets', 'a<b 且 b<c', 'a<b 且 b<c', { type: 'inlineStr' }],
    ['with signs that have other forms', '（一）x²①＝', '（一）x²①＝', { type: 's' }],
    ['with an apostrophe that it shows', "'007", "'007", { type: 's' }],
    ['that a formula gives', '甲乙', '甲乙', { type: 'str', hasFormula: true }],
    ['for true', '1', 'TRUE', { type: 'b' }],
    ['for false', '0', 'FALSE', { type: 'b' }],
    ['for nothing', '', '', {}],
    ['for nothing that a formula gives', '', '', { type: 'str', hasFormula: true }],
  ])('%s', (_, value, text, stored) => {
    expect(shown(value, 'General', stored)).toMatchObject({ text, fault: null });
  });

  it('with what its format adds', () => {
    expect(shown('3', '@"号"', { type: 's' }).text).toBe('3号');
    expect(shown('2026-11-21T19:30:00', 'yyyy/m/d h:mm', { type: 'd' })).toMatchObject({
      text: '2026/11/21 19:30',
      isMoment: true,
    });
  });
});

describe('a cell that cannot be read says why', () => {
  it.each<[string, CellFault, string, string, Partial<StoredCell>]>([
    ['an error value', 'error', '#N/A', 'General', { type: 'e' }],
    ['an error value as a text', 'error', '#DIV/0!', 'General', { type: 's' }],
    ['a number too long to be shown', 'digits', '123456789012', 'General', {}],
    ['a number that has lost digits', 'digits', '110101199003071230', '0', {}],
    ['a date before the first', 'format', '-1', 'yyyy/m/d', {}],
    ['Chinese numerals', 'format', '123', '[DBNum1][$-804]General', {}],
    ['a format that is none', 'format', '5', '[bad', {}],
    ['a formula without a result', 'formula', '', 'General', { hasFormula: true }],
    ['a text without end', 'long', 'a'.repeat(200_001), 'General', { type: 's' }],
    ['a picture of WPS', 'picture', '=DISPIMG("ID_1",1)', 'General', { type: 'str', hasFormula: true }],
  ])('%s', (_, fault, value, code, stored) => {
    expect(shown(value, code, stored)).toMatchObject({ fault, text: '' });
  });
});
