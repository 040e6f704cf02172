import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { importedBytes } from '../../file-reading/imported-bytes.ts';
import { defineReader } from '../../file-reading/file-reader.ts';
import { storeRows } from '../../resources/change-rows.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { playedQuestion, pointsOf } from '../exams/exam-answers.ts';
import { findPaper, findQuestions } from '../exams/exams.repo.ts';
import { exchangeStrings as strings } from '../exams/formats/exchange.strings.ts';
import type { ReadFault, ReadQuestion } from '../exams/formats/exchanged.ts';
import { writeGift } from '../exams/formats/gift-write.ts';
import { writeQti } from '../exams/formats/qti-write.ts';
import { sheetHeadings, sheetRow } from '../exams/formats/sheet-write.ts';
import { questionResource } from '../manage/manage-questions.ts';
import type { ModuleDeps } from '../module-deps.ts';
import type { CheckedOutcome } from './check-questions.ts';
import { findCategories } from './find-categories.ts';
import { listForExport } from './list-for-export.ts';
import type { read as readQuestions } from './questions.reader.ts';

type Calls = Contract['manageQuestionFiles'];
type Import = CheckedInput<Calls['importRows']>['body'];
type Export = CheckedInput<Calls['exportFile']>['query'];

const questionsReader = defineReader<typeof readQuestions>(
  new URL('./questions.reader.ts', import.meta.url),
  { time: 10_000, bytes: importedBytes, memory: 512, field: 'content' },
);

/** Questions from files and into files. */
export function questionFilesRoutes({ clock, files }: Pick<ModuleDeps, 'clock' | 'files'>): Handlers<Calls> {
  return {
    template: () =>
      tableFile(
        { name: strings.template, headings: [strings.guide], rows: [sheetHeadings, strings.example] },
        'xlsx',
      ),

    importRows: {
      async prepare({ body }) {
        // Reading takes a while, and needs no transaction.
        const bytes = Buffer.from(body.content, 'base64');
        const read = await files.read(questionsReader, bytes, { format: body.format });
        return ({ db, viewer: { userId }, reach }) =>
          inTransaction(db, questionResource, async (tx) => {
            const change = { tx, now: clock.now(), userId, ownerId: reach === 'all' ? null : userId };
            const categories = await findCategories(tx, read.questions);
            const { good, faults } = withCategories(read, body, categories);
            const actionId = body.is_dry_run
              ? null
              : await storeRows(
                  questionResource,
                  good.map(({ question, categoryId }) => ({
                    category_id: categoryId,
                    tag_ids: [],
                    question,
                    rubric: '',
                    video_id: null,
                    video_second: null,
                  })),
                  change,
                );
            return {
              success: { total: good.length },
              failure: {
                total: new Set(faults.map(({ line }) => line)).size,
                data: faults.toSorted((a, b) => a.line - b.line),
              },
              action_id: actionId,
            };
          });
      },
    },

    async paper({ db, params: { id }, viewer: { userId }, reach }) {
      const found = await findPaper(db, id, null);
      const isReached =
        found && !found.paper.deletedAt && (reach === 'all' || found.paper.authorId === userId);
      if (!isReached) throw new Problem(404, coreStrings.notFound);
      const rows = await findQuestions(db, id);
      const { title, passScore, expiredMinutes } = found.paper;
      return {
        title,
        score: pointsOf(found.score),
        pass_score: pointsOf(passScore),
        expired_minutes: expiredMinutes,
        questions: rows.map(({ id: questionId, ...row }) => {
          const told = { questionId, revealed: row.revealed, grade: null };
          return { id: questionId, question: playedQuestion({ ...row, questionId }, [], told).question };
        }),
      };
    },

    async exportFile({ db, query, viewer: { userId }, reach }) {
      const all = await listForExport(db, query, reach === 'all' ? null : userId);
      return written(query.format, all);
    },
  };
}

const categoryFaults = {
  missing: strings.noCategory,
  twice: strings.categoryTwice,
  unsaid: () => strings.unsaidCategory,
};

/** Parts what can be written from what is wrong with the others. */
function withCategories(
  { questions, faults: unread }: CheckedOutcome,
  { category_id: fallback }: Import,
  categories: Awaited<ReturnType<typeof findCategories>>,
) {
  const good: (ReadQuestion & { categoryId: number })[] = [];
  const faults: ReadFault[] = [...unread];
  for (const { isFit, ...read } of questions) {
    const found = read.category === '' ? fallback : categories(read.category, fallback);
    const categoryId = typeof found === 'number' ? found : null;
    if (categoryId === null)
      faults.push({
        line: read.line,
        column: strings.whole,
        reason: categoryFaults[typeof found === 'string' ? found : 'unsaid'](read.category),
      });
    else if (isFit) good.push({ ...read, categoryId });
  }
  return { good, faults };
}

async function written(format: Export['format'], all: Awaited<ReturnType<typeof listForExport>>) {
  if (format === 'xlsx') {
    const rows = all.flatMap((one) => {
      const row = sheetRow(one);
      return row ? [row] : [];
    });
    const file = await tableFile({ name: strings.exported, headings: sheetHeadings, rows }, 'xlsx');
    return { ...file, total: rows.length, skipped: all.length - rows.length };
  }
  if (format === 'gift') {
    const { text, skipped } = writeGift(all);
    return {
      filename: `${strings.exported}.gift`,
      type: 'text/plain; charset=utf-8',
      content: Buffer.from(text).toString('base64'),
      total: all.length - skipped,
      skipped,
    };
  }
  const { bytes, skipped } = writeQti(all);
  return {
    filename: `${strings.exported}-QTI.zip`,
    type: 'application/zip',
    content: Buffer.from(bytes).toString('base64'),
    total: all.length - skipped,
    skipped,
  };
}
