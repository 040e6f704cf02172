import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { tableFile, type Cell } from '../../resources/export/table-file.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { courseResource } from '../manage/manage-courses.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { secondsOf, type SheetCell } from './cells.ts';
import { checkRows, type RowFault } from './check-rows.ts';
import { lessonColumns, lessonImportStrings as strings } from './lesson-import.strings.ts';
import { readSheet, type LessonColumn } from './read-sheet.ts';
import { fitRows, writeLessons } from './write-lessons.ts';

const columns = Object.keys(lessonColumns) as LessonColumn[];
const headings = Object.values(lessonColumns);

/** Lessons of many courses from one file. */
export function lessonImportRoutes({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageLessons']> {
  return {
    template: () => tableFile({ name: strings.template, headings, rows: [strings.example] }, 'xlsx'),

    importRows: {
      async prepare({ body: { content } }) {
        // Unpacking takes a while, and needs no transaction.
        const rows = await readSheet(Buffer.from(content, 'base64'));
        return ({ db, body: { is_dry_run: isDryRun }, viewer: { userId }, reach }) =>
          inTransaction(db, courseResource, async (tx) => {
            const ownerId = reach === 'all' ? null : userId;
            const change = { tx, now: clock.now(), userId, ownerId };
            const checked = await checkRows(tx, rows, change);
            const { fitting, faults: unfit } = await fitRows(checked.good, change);
            const faults = [...checked.faults, ...unfit].toSorted((a, b) => a.row.line - b.row.line);
            const actions = isDryRun ? [] : await writeLessons(fitting, change);
            return {
              success: { total: fitting.length },
              failure: {
                total: rows.length - fitting.length,
                data: faults.map(({ row, column, reason }) => ({
                  line: row.line,
                  column: lessonColumns[column],
                  reason,
                })),
              },
              file: faults.length === 0 ? null : await failuresFile(faults),
              action_ids: actions,
            };
          });
      },
    },
  };
}

/** The rows that are wrong as they were, each with all its reasons. */
function failuresFile(faults: readonly RowFault[]) {
  const rows = [...Map.groupBy(faults, ({ row }) => row)].map(([{ cells }, ofRow]): Cell[] => [
    ...columns.map((column) => written(column, cells[column])),
    ofRow.map(({ column, reason }) => `${lessonColumns[column]}：${reason}`).join('；'),
  ]);
  return tableFile({ name: strings.failures, headings: [...headings, strings.reason], rows }, 'xlsx');
}

/** A cell so that it is read the same again. */
function written(column: LessonColumn, cell: SheetCell): Cell {
  if (!(cell instanceof Date)) return cell ?? null;
  if (column === 'duration' || column === 'trial') return secondsOf(cell) ?? null;
  return cell.toISOString().slice(0, 16).replace('T', ' ');
}
