import { Problem } from '../../errors/problem.ts';
import { blankCell, foldedName, isBlank, type SheetCell } from '../../file-reading/spreadsheet/cell.ts';
import { readSpreadsheet } from '../../file-reading/spreadsheet/read-spreadsheet.ts';
import { lessonColumns, lessonImportStrings as strings } from './lesson-import.strings.ts';

/** A column of the file, as the code calls it. */
export type LessonColumn = keyof typeof lessonColumns;

/** Row of the file by its columns. */
export interface SheetRow {
  /** Number of the row as the spreadsheet shows it, from 1. */
  line: number;
  cells: Record<LessonColumn, SheetCell>;
}

/** Rows of one file. */
const mostRows = 1_000;

/** Rows that may stand above the lessons: words, the headings. */
const rowsAbove = 3;

const columns = Object.keys(lessonColumns) as LessonColumn[];

/** Characters of a cell that can be right: of a title, an id or an address. */
const longestCell = 500;

const cellAt = (cell: SheetCell = blankCell): SheetCell =>
  cell.text.length > longestCell ? { ...blankCell, fault: 'long' } : cell;

/** Returns the rows below the headings, without blank ones. Throws a refusal for what is no such file. */
export async function readSheet(bytes: Uint8Array): Promise<SheetRow[]> {
  const rows = readSpreadsheet(bytes, mostRows + rowsAbove + 1);
  if (!rows) throw new Problem(1, strings.notReadable);
  const headingsOf = ({ cells }: (typeof rows)[number]) =>
    [...cells].map((cell) => foldedName(cell?.text ?? ''));
  // A line of words may stand above the headings.
  const at = rows.slice(0, rowsAbove).findIndex((row) => {
    const words = headingsOf(row);
    return words.includes(lessonColumns.course) && words.includes(lessonColumns.title);
  });
  const heading = rows[at];
  if (!heading) throw new Problem(1, strings.noHeadings);
  const headings = headingsOf(heading);
  const places = columns.map((name) => [name, headings.indexOf(lessonColumns[name])] as const);
  const found = rows.slice(at + 1).flatMap(({ line, cells: all }): SheetRow[] => {
    const cells = Object.fromEntries(
      places.map(([name, place]) => [name, cellAt(all[place])]),
    ) as SheetRow['cells'];
    return Object.values(cells).every(isBlank) ? [] : [{ line, cells }];
  });
  if (found.length === 0) throw new Problem(1, strings.noRows);
  if (found.length > mostRows) throw new Problem(1, strings.tooManyRows(mostRows));
  return found;
}
