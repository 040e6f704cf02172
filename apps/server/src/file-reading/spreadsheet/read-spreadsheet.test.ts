import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const names = 'http://schemas.openxmlformats.org';

interface Parts {
  rows: string;
  after?: string;
  texts?: string;
  workbook?: string;
}

/** An xlsx file as programs write it; styles: 0 General, 1 `000`, 2 `h:mm`, 3 a date. */
function book({ rows, after = '', texts = '', workbook = '' }: Parts): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${names}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (all: string) =>
    `${head}<Relationships xmlns="${names}/package/2006/relationships">${all}</Relationships>`;
  const main = `xmlns="${names}/spreadsheetml/2006/main" xmlns:r="${names}/officeDocument/2006/relationships"`;
  const files = {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook ${main}>${workbook}<sheets><sheet name="隐藏" sheetId="2" state="hidden" r:id="rId9"/><sheet name="题" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('rId2', 'styles', '/xl/styles.xml') +
        relation('rId3', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/styles.xml': `${head}<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${main}>${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet ${main}><sheetData>${rows}</sheetData>${after}</worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

const textsOf = (parts: Parts, most = 100) =>
  readSpreadsheet(book(parts), most)?.map(({ line, cells }) => [
    line,
    ...Array.from(cells, (cell) => cell?.text ?? null),
  ]);

const inline = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

it('reads cells by their place and style, and rows by their number', () => {
  const rows = `<row r="2"><c r="B2" s="1"><v>7</v></c><c r="D2" s="2"><v>0.0625</v></c><c s="3"><v>46347</v></c></row><row><c><v>5</v></c></row><row r="9">${inline('A9', ' ')}</row>`;
  expect(textsOf({ rows })).toEqual([
    [2, null, '007', null, '1:30', '2026/11/21'],
    [3, '5'],
  ]);
});

it('puts the runs of a text together, without pronunciations, and resolves escapes', () => {
  const texts =
    '<si><t>a&lt;b</t></si><si><r><rPr><b/></rPr><t>富</t></r><r><t>文本</t></r><rPh sb="0" eb="1"><t>fu</t></rPh></si><si><t>一_x000D_二</t></si>';
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="inlineStr"><is><r><t>甲</t></r><r><t>乙</t></r></is></c><c r="E1" t="s"><v>99</v></c></row>`;
  expect(textsOf({ rows, texts })).toEqual([[1, 'a<b', '富文本', '一\r二', '甲乙']]);
});

it('counts days from 1904 where the workbook does', () => {
  const rows = '<row r="1"><c r="A1" s="3"><v>44885</v></c></row>';
  expect(textsOf({ rows, workbook: '<workbookPr date1904="1"/>' })).toEqual([[1, '2026/11/21']]);
});

it('repeats a merged cell in rows that have cells of their own', () => {
  const rows = `<row r="1">${inline('A1', '课')}${inline('B1', '一')}</row><row r="2"><c r="A2"/>${inline('B2', '二')}</row><row r="3"><c r="A3"/></row>`;
  const after = '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="B1:C1"/></mergeCells>';
  expect(textsOf({ rows, after })).toEqual([
    [1, '课', '一'],
    [2, '课', '二'],
  ]);
});

it('stops at the row limit, which blank rows do not count for', () => {
  const rows = Array.from({ length: 50 }, (_, place) =>
    place % 2 === 0 ? `<row r="${place + 1}"><c/></row>` : `<row r="${place + 1}"><c><v>1</v></c></row>`,
  ).join('');
  expect(textsOf({ rows }, 3)).toEqual([
    [2, '1'],
    [4, '1'],
    [6, '1'],
  ]);
});

it('reads what another program writes', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'a', rows: [['甲', 1.5, true, null, new Date(Date.UTC(2026, 10, 21))]] }],
  });
  const [row] = readSpreadsheet(bytes, 10) ?? [];
  expect(Array.from(row?.cells ?? [], (cell) => cell?.text)).toEqual([
    '甲',
    '1.5',
    'TRUE',
    undefined,
    '2026-11-21',
  ]);
});

describe('is null for', () => {
  it.each<[string, Uint8Array]>([
    ['what is no archive', strToU8('nonsense')],
    ['an archive of other files', zipSync({ 'a.xml': strToU8('<a/>') })],
    ['a sheet that is no XML', book({ rows: '<row>' })],
    ['a sheet with a DOCTYPE', zipSync({ '_rels/.rels': strToU8('<!DOCTYPE a [<!ENTITY b "b">]><a/>') })],
  ])('%s', (_, bytes) => {
    expect(readSpreadsheet(bytes, 10)).toBeNull();
  });
});
