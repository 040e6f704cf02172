import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { tableFile, type Cell } from './table-file.ts';

const file = async (rows: Cell[][], format: 'csv' | 'xlsx') => {
  const made = await tableFile({ name: '文章', headings: ['标题', '数'], rows }, format);
  return { ...made, bytes: Buffer.from(made.content, 'base64') };
};
const csvLines = async (rows: Cell[][]) =>
  (await file(rows, 'csv')).bytes.toString().slice(1).split('\r\n').slice(1, -1);

describe('a table as CSV', () => {
  it('begins with the mark by which Excel knows its encoding', async () => {
    const { bytes, filename, type } = await file([], 'csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toBe('\uFEFF标题,数\r\n');
    expect({ filename, type }).toEqual({ filename: '文章.csv', type: 'text/csv; charset=utf-8' });
  });

  it('keeps commas, quotes and line breaks within their cell', async () => {
    expect(await csvLines([['一,二', 1]])).toEqual(['"一,二",1']);
    expect(await csvLines([['他说"好"', null]])).toEqual(['"他说""好""",']);
    expect((await file([['一\n二', 1]], 'csv')).bytes.toString()).toContain('"一\n二",1');
  });

  const signs = ['=1+1', '+1', '-1+cmd', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', '﹦1', '﹢1', '﹣1', '﹫x'];
  it.each([
    ...signs,
    ...['', '\t', '\r', '\n', ' ', '　', '\u00a0', '\u200b', '\ufeff'].map((before) => `${before}＝1`),
  ])('makes no formula of the text %j', async (text) => {
    const { bytes } = await file([['一', text]], 'csv');
    expect(bytes.toString().split(/,"?/)[2]).toMatch(/^'/);
  });

  it.each(['a=1', '1＝1', '（=1）', '——=', '"=1"'])('leaves the text %j as it is', async (text) => {
    expect((await csvLines([[text, 0]]))[0]).not.toContain("'");
  });

  it.each([
    '20261128000000000001',
    '123456789012',
    '１２３４５６７８９０１２３４５６',
    '007',
    '00.50',
    '12E4',
    '1.5e-3',
    '0.1234567890123456',
  ])('keeps the digits of the text %j', async (text) => {
    expect(await csvLines([[text, 0]])).toEqual([`\t${text},0`]);
  });

  it.each(['13800000001', '0', '0.5', '12', '110101199001011234X', 'A0012', '2026-11-28 10:00', 'E4'])(
    'writes the text %j without anything before it',
    async (text) => {
      expect(await csvLines([[text, 0]])).toEqual([`${text},0`]);
    },
  );

  it('leaves numbers what they are', async () => {
    expect(await csvLines([['零下', -5]])).toEqual(['零下,-5']);
  });

  it('has every row of a long table once, in its order', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index): Cell[] => [`第${index}行`, index]);
    expect(await csvLines(rows)).toEqual(rows.map(([text, number]) => `${text},${number}`));
  });
});

describe('a table as xlsx', () => {
  it('has texts as texts, numbers as numbers, and no formula', async () => {
    const { bytes, filename } = await file(
      [
        ['=1+1', -5],
        ['"一",\n二', null],
      ],
      'xlsx',
    );
    expect(filename).toBe('文章.xlsx');
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.name).toBe('文章');
    expect(sheets[0]?.rows).toEqual([
      ['标题', '数'],
      ['=1+1', -5],
      ['"一",\n二', null],
    ]);
  });

  it('has the digits of a long text as a text', async () => {
    const { bytes } = await file(
      [
        ['20261128000000000001', 1],
        ['007', 2],
      ],
      'xlsx',
    );
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows.slice(1)).toEqual([
      ['20261128000000000001', 1],
      ['007', 2],
    ]);
  });

  it('has every row of a long table once, in its order', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index): Cell[] => [`第${index}行`, index]);
    const { sheets } = await readXlsx((await file(rows, 'xlsx')).bytes);
    expect(sheets[0]?.rows.slice(1)).toEqual(rows);
  });
});
