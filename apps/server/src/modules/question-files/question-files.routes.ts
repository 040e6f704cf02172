import { contract, type CheckedInput, type Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { storeRows } from '../../resources/change-rows.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { playedQuestion, pointsOf } from '../exams/exam-answers.ts';
import { findPaper, findQuestions } from '../exams/exams.repo.ts';
import { exchangeStrings as strings } from '../exams/formats/exchange.strings.ts';
import type { ReadFault, ReadOutcome, ReadQuestion } from '../exams/formats/exchanged.ts';
import { writeGift } from '../exams/formats/gift-write.ts';
import { writeQti } from '../exams/formats/qti-write.ts';
import { sheetHeadings, sheetRow } from '../exams/formats/sheet-questions.ts';
import { cleanQuestion, faultOf } from '../exams/written-question.ts';
import { questionStrings } from '../exams/exams.strings.ts';
import { questionResource } from '../manage/manage-questions.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findCategories } from './find-categories.ts';
import { listForExport } from './list-for-export.ts';
import { readFile } from './read-file.ts';

type Calls = Contract['manageQuestionFiles'];
type Import = CheckedInput<Calls['importRows']>['body'];
type Export = CheckedInput<Calls['exportFile']>['query'];

/** Questions from files and into files. */
export function questionFilesRoutes({ clock }: Pick<ModuleDeps, 'clock'>): Handlers<Calls> {
  return {
    template: () =>
      tableFile(
        { name: strings.template, headings: [strings.guide], rows: [sheetHeadings, strings.example] },
        'xlsx',
      ),

    importRows: {
      async prepare({ body }) {
        // Unpacking takes a while, and needs no transaction.
        const read = await readFile(body.format, Buffer.from(body.content, 'base64'));
        return ({ db, viewer: { userId }, reach }) =>
          inTransaction(db, questionResource, async (tx) => {
            const change = { tx, now: clock.now(), userId, ownerId: reach === 'all' ? null : userId };
            const categories = await findCategories(tx, read.questions);
            const { good, faults } = checked(read, body, categories);
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

const draft = contract.manageQuestions.store.body;

/** Parts what can be written from what is wrong with the others. */
function checked(
  { questions, faults: unread }: ReadOutcome,
  { category_id: fallback }: Import,
  categories: Awaited<ReturnType<typeof findCategories>>,
) {
  const good: (ReadQuestion & { categoryId: number })[] = [];
  const faults: ReadFault[] = [...unread];
  for (const read of questions) {
    const { line, question, category } = read;
    const found = category === '' ? 'missing' : categories(category);
    const categoryId = typeof found === 'number' ? found : fallback;
    const unfit = faultOf(cleanQuestion(question));
    if (categoryId === null)
      faults.push({
        line,
        column: strings.whole,
        reason: found === 'twice' ? strings.categoryTwice : strings.noCategory,
      });
    if (unfit) faults.push({ line, column: strings.whole, reason: questionStrings.faults[unfit] });
    // What the form would refuse, a file does not bring in either.
    const parsed = draft.safeParse({ category_id: categoryId ?? 1, tag_ids: [], question });
    if (!unfit && !parsed.success) {
      const isSound = parsed.error.issues.some(({ path }) => path.includes('sound'));
      faults.push(
        isSound
          ? { line, column: strings.sound, reason: strings.badSound }
          : { line, column: strings.whole, reason: strings.tooLong },
      );
    }
    if (parsed.success && !unfit && categoryId !== null) good.push({ ...read, categoryId });
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
