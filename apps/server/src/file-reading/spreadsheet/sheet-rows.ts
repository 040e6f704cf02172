import { isBlank, longestCell, type SheetCell, type SheetRow } from './cell.ts';
import { shownCell, type Formats } from './shown-cell.ts';
import { endScan, scanXml } from './scan-xml.ts';
import { unescapedText, type WorkbookParts } from './workbook-parts.ts';

/** Columns that are read. What stands behind them is ignored. */
const mostColumns = 256;

/** Cells that merged ranges may cover, so that overlapping ranges cost no more. */
const mostCovered = 100_000;

/** Column from 0 and row from 1 of `AB12`. A missing part is -1. */
function placeOf(reference: string): { column: number; line: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{0,7})$/i.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, line: digits === '' ? -1 : Number(digits) };
}

/**
 * The rows of a sheet that are not blank, as they are shown, `most` of them. A cell merged with those below it is read in each row
 * that has a cell of its own.
 */
export function sheetRows({ sheet, texts, codes, is1904 }: WorkbookParts, most: number): SheetRow[] {
  const rows: { line: number; cells: (SheetCell | undefined)[] }[] = [];
  const merged: string[] = [];
  const formats: Formats = { codeOf: (style) => codes[style] ?? 'General', is1904 };
  let row = { line: 0, cells: [] as (SheetCell | undefined)[] };
  let column = -1;
  let stored = { type: '', style: 0, value: '', hasFormula: false };
  let isPhonetic = false;
  let isValue = false;
  scanXml(sheet, {
    onOpen(name, attributes) {
      if (name === 'row') {
        const line = Number(attributes['r']);
        row = { line: line > row.line ? line : row.line + 1, cells: [] };
        column = -1;
      } else if (name === 'c') {
        const { column: named } = placeOf(attributes['r'] ?? '');
        column = named >= 0 ? named : column + 1;
        stored = {
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          value: '',
          hasFormula: false,
        };
      } else if (name === 'f') stored.hasFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'v' || (name === 't' && !isPhonetic)) isValue = true;
      else if (name === 'mergeCell') merged.push(attributes['ref'] ?? '');
    },
    onText(text) {
      // One more than is read, so that the cell says that it is too long.
      if (isValue && stored.value.length <= longestCell) stored.value += text.slice(0, longestCell + 1);
    },
    onClose(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c' && column < mostColumns) {
        const { type, value } = stored;
        const text = type === 's' ? (texts[Number(value)] ?? '') : value;
        const cell = shownCell(
          { ...stored, value: type === 'inlineStr' || type === 'str' ? unescapedText(text) : text },
          formats,
        );
        if (!isBlank(cell)) row.cells[column] = cell;
      } else if (name === 'row' && row.cells.length > 0) {
        rows.push(row);
        if (rows.length >= most) endScan();
      }
    },
  });
  fillMerged(rows, merged);
  return rows;
}

/** Repeats the first cell of a merged range in the rows below it. */
function fillMerged(
  rows: readonly { line: number; cells: (SheetCell | undefined)[] }[],
  merged: readonly string[],
) {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const last = rows.at(-1)?.line ?? 0;
  let left = mostCovered;
  for (const reference of merged) {
    const [start = '', end = ''] = reference.split(':', 2);
    const from = placeOf(start);
    const to = Math.min(placeOf(end).line, last);
    const cell = byLine.get(from.line)?.cells[from.column];
    if (cell === undefined || from.column >= mostColumns) continue;
    for (let line = from.line + 1; line <= to; line += 1) {
      left -= 1;
      if (left < 0) return;
      const row = byLine.get(line);
      if (row && row.cells[from.column] === undefined) row.cells[from.column] = cell;
    }
  }
}
