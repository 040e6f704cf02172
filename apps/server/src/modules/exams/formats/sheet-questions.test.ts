import { describe, expect, it } from 'vitest';
import { blankCell, textCell, type SheetCell } from '../../../file-reading/spreadsheet/cell.ts';
import { shownCell } from '../../../file-reading/spreadsheet/shown-cell.ts';
import { cellFaultStrings } from '../../../file-reading/spreadsheet/spreadsheet.strings.ts';
import { exchangeStrings as strings, sheetColumns } from './exchange.strings.ts';
import { readSheetRows } from './sheet-questions.ts';
import { sheetHeadings } from './sheet-write.ts';

const formatted = (value: number, code: string) =>
  shownCell(
    { type: 'n', style: 0, value: String(value), hasFormula: false },
    { codeOf: () => code, is1904: false },
  );

const blank = { type: '单选题', content: '问', answer: '1', score: '5' };

function read(
  said: Partial<Record<keyof typeof sheetColumns, string | SheetCell>>,
  options: readonly (string | SheetCell)[] = [],
  more: Readonly<Record<string, string | SheetCell>> = {},
) {
  const named: Record<string, string | SheetCell> = { ...more };
  for (const [name, value] of Object.entries({ ...blank, ...said }))
    named[sheetColumns[name as keyof typeof sheetColumns]] = value;
  for (const [place, value] of options.entries()) named[strings.option(place + 1)] = value;
  const headings = [...new Set([...sheetHeadings, ...Object.keys(named)])];
  const cellOf = (value: string | SheetCell = '') => (typeof value === 'string' ? textCell(value) : value);
  const outcome = readSheetRows([
    { line: 1, cells: headings.map((heading) => textCell(heading)) },
    { line: 2, cells: headings.map((heading) => cellOf(named[heading])) },
  ]);
  return outcome?.questions[0]?.question ?? outcome?.faults.map(({ column, reason }) => [column, reason]);
}
const contents = (question: ReturnType<typeof read>) =>
  (question as { options: { content: string }[] }).options.map(({ content }) => content);

describe('what cells show is what options are', () => {
  it.each<[string, SheetCell, SheetCell, string[]]>([
    ['dates', formatted(46347, 'yyyy/m/d'), formatted(46348, 'yyyy/m/d'), ['2026/11/21', '2026/11/22']],
    ['per cents', formatted(0.5, '0%'), formatted(0.85, '0%'), ['50%', '85%']],
    ['leading zeros', formatted(7, '000'), formatted(12, '000'), ['007', '012']],
    ['days', formatted(46024, 'm"月"d"日";@'), formatted(46025, 'm"月"d"日";@'), ['1月2日', '1月3日']],
    ['times', formatted(0.3541666667, 'h:mm'), formatted(0.5, 'h:mm'), ['8:30', '12:00']],
    ['decimals', formatted(0.30000000000000004, 'General'), formatted(0.5, 'General'), ['0.3', '0.5']],
    ['texts', textCell('a<b'), textCell('&lt;'), ['a&lt;b', '&amp;lt;']],
    ['HTML that says so', textCell('[html]<b>甲</b>'), textCell('[plain][html]'), ['<b>甲</b>', '[html]']],
  ])('%s', (_, first, second, expected) => {
    expect(contents(read({}, [first, second]))).toEqual(expected);
  });
});

describe('an answer', () => {
  it.each<[string, string | SheetCell, number]>([
    ['1', '1', 1],
    ['a number', formatted(1, 'General'), 1],
    ['a boolean', textCell('TRUE'), 1],
    ['a word', '错', 0],
    ['a full-width digit', '０', 0],
  ])('of a judgement is read of %s', (_, cell, answer) => {
    expect(read({ type: '判断题', answer: cell })).toMatchObject({ type: 5, answer });
  });

  it.each<[string, string | SheetCell, string[][]]>([
    ['a date', formatted(46347, 'yyyy/m/d'), [['2026/11/21']]],
    ['a number with a comma of its own', formatted(1234, '#,##0'), [['1,234']]],
    ['a list', '1,234', [['1'], ['234']]],
    ['a guarded list', String.raw`1\,234|千`, [['1,234', '千']]],
  ])('of a blank is read of %s', (_, cell, answers) => {
    expect(read({ type: '填空题', answer: cell, score: '2' })).toMatchObject({
      answer: answers.map((a) => ({ a, s: 2 })),
    });
  });

  it('has the points that a cell shows', () => {
    expect(read({ score: formatted(5, '0"分"') }, ['甲', '乙'])).toMatchObject({ score: 5 });
  });
});

describe('the points for some right options', () => {
  it.each<[string | SheetCell, object | undefined]>([
    ['', undefined],
    ['不得分', undefined],
    ['按比例', { rule: 'share' }],
    [formatted(1.5, 'General'), { rule: 'fixed', score: 15 }],
  ])('%j', (cell, partial) => {
    const question = read({ type: '多选题', answer: '1,2' }, ['甲', '乙'], { [strings.partial]: cell });
    expect(question).toMatchObject({ type: 2 });
    expect((question as { partial?: object }).partial).toEqual(partial);
  });

  it('are for a multiple choice alone', () => {
    const fault = [[strings.partial, strings.badPartial]];
    expect(read({}, ['甲', '乙'], { [strings.partial]: '按比例' })).toEqual(fault);
    expect(read({ type: '多选题' }, ['甲', '乙'], { [strings.partial]: '一半' })).toEqual(fault);
  });
});

describe('a row says what to do', () => {
  it.each<[string, ReturnType<typeof read>, [string, string][]]>([
    [
      'about a cell that cannot be read, once',
      read({ content: { ...blankCell, fault: 'error' }, answer: { ...blankCell, fault: 'digits' } }, [
        '甲',
        '乙',
      ]),
      [
        [sheetColumns.content, cellFaultStrings.error],
        [sheetColumns.answer, cellFaultStrings.digits],
      ],
    ],
    [
      'about options with a gap, which would shift the answer',
      read({ answer: '2' }, ['甲', '', '丙']),
      [['选项2', strings.optionGap('选项2')]],
    ],
    [
      'about too many options',
      read(
        {},
        Array.from({ length: 11 }, () => '甲'),
      ),
      [['选项11', strings.tooManyOptions(10)]],
    ],
    [
      'about two answers of a single choice',
      read({ answer: '1,2' }, ['甲', '乙']),
      [[sheetColumns.answer, strings.oneAnswer]],
    ],
    [
      'about an answer that became a day',
      read({ answer: formatted(46024, 'm"月"d"日"') }, ['甲', '乙']),
      [[sheetColumns.answer, strings.badAnswer]],
    ],
  ])('%s', (_, faults, expected) => {
    expect(faults).toEqual(expected);
  });
});
