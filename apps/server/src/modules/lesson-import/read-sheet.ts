import { readXlsx } from 'hucre/xlsx';
import { Problem } from '../../errors/problem.ts';
import { textOf, type SheetCell } from './cells.ts';
import { lessonColumns, lessonImportStrings as strings } from './lesson-import.strings.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

/** A column of the file, as the code calls it. */
export type LessonColumn = keyof typeof lessonColumns;

/** A row of the file by its columns, and where it stands. */
export interface SheetRow {
  /** As the spreadsheet counts them, from 1. */
  line: number;
  cells: Record<LessonColumn, SheetCell>;
}

/** Rows of one file. */
const mostRows = 1_000;

/** What a file may be when it is unpacked: a small one can become very large. */
const mostUnpacked = 64 * 2 ** 20;

const columns = Object.keys(lessonColumns) as LessonColumn[];

/** The rows below the headings, without blank ones. Refuses what is no such file. */
export async function readSheet(bytes: Uint8Array): Promise<SheetRow[]> {
  if (unpackedBytes(bytes) > mostUnpacked) throw new Problem(1, strings.notReadable);
  const book = await readXlsx(bytes, { sheets: [0], maxRows: mostRows + 4 }).catch(() => {
    throw new Problem(1, strings.notReadable);
  });
  const rows: readonly (readonly SheetCell[])[] = book.sheets[0]?.rows ?? [];
  // A line of words may stand above the headings.
  const at = rows.slice(0, 3).findIndex((row) => {
    const words = row.map(textOf);
    return words.includes(lessonColumns.course) && words.includes(lessonColumns.title);
  });
  if (at === -1) throw new Problem(1, strings.noHeadings);
  const headings = (rows[at] ?? []).map(textOf);
  const places = Object.fromEntries(
    columns.map((name) => [name, headings.indexOf(lessonColumns[name])]),
  ) as Record<LessonColumn, number>;
  const found = rows.flatMap((row, index): SheetRow[] => {
    if (index <= at || row.every((cell) => textOf(cell) === '')) return [];
    const cells = Object.fromEntries(columns.map((name) => [name, row[places[name]] ?? null]));
    return [{ line: index + 1, cells: cells as SheetRow['cells'] }];
  });
  if (found.length === 0) throw new Problem(1, strings.noRows);
  if (found.length > mostRows) throw new Problem(1, strings.tooManyRows(mostRows));
  return found;
}
