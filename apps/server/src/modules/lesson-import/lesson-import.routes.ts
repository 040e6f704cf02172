import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { tableFile, type Cell } from '../../resources/export/table-file.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { courseResource } from '../manage/manage-courses.ts';
import { importedBytes } from '../../file-reading/imported-bytes.ts';
import { defineReader } from '../../file-reading/file-reader.ts';
import type { ModuleDeps } from '../module-deps.ts';
import type { SheetCell } from '../../file-reading/spreadsheet/cell.ts';
import { instantOf, momentText } from './cells.ts';
import { checkRows, type RowFault } from './check-rows.ts';
import { lessonColumns, lessonImportStrings as strings } from './lesson-import.strings.ts';
import type { read as readLessons } from './lessons.reader.ts';
import type { LessonColumn } from './read-sheet.ts';
import { fitRows, waitingCourses, writeLessons } from './write-lessons.ts';

const columns = Object.keys(lessonColumns) as LessonColumn[];
const headings = Object.values(lessonColumns);

const lessonsReader = defineReader<typeof readLessons>(new URL('./lessons.reader.ts', import.meta.url), {
  time: 10_000,
  bytes: importedBytes,
  memory: 512,
  field: 'content',
});

/** Lessons of many courses from one file. */
export function lessonImportRoutes({
  clock,
  files,
}: Pick<ModuleDeps, 'clock' | 'files'>): Handlers<Contract['manageLessons']> {
  return {
    template: () =>
      tableFile(
        { name: strings.template, headings: [strings.guide], rows: [headings, strings.example] },
        'xlsx',
      ),

    importRows: {
      async prepare({ body: { content } }) {
        // Reading takes a while, and needs no transaction.
        const rows = await files.read(lessonsReader, Buffer.from(content, 'base64'));
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
              waiting: waitingCourses(fitting, change),
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

/** Text of a cell that is read the same again: a moment in full, nothing for what could not be read. */
function written(column: LessonColumn, cell: SheetCell): Cell {
  const moment = column === 'startsAt' && cell.isMoment ? instantOf(cell) : null;
  return moment ? momentText(moment) : cell.text;
}
