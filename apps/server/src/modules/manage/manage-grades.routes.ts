import type { Contract, Reach } from '@shuyuan/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { papers } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import { pointsOf } from '../exams/exam-answers.ts';
import { findPaper } from '../exams/exams.repo.ts';
import { submitDueAttempts } from '../exams/submit-attempt.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { dayAndTime } from './cells.ts';
import { findFigures, listTakers } from './grades.repo.ts';
import { findQuestionFigures } from './question-figures.repo.ts';
import { gradeStrings as strings } from './managed-exams.strings.ts';

/** Rows of one file: more are refused, not cut off. */
const mostRows = 50_000;

/** Who has taken a paper and what came of it, for who looks after the paper. */
export function manageGradesRoutes({ clock }: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageGrades']> {
  return {
    async list({ db, params: { id }, query: { page, size, ...query }, ...call }) {
      await requirePaper(db, id, call);
      await submitDueAttempts(db, clock.now());
      return listTakers(db, { paperId: id, ...query }, { limit: size, offset: (page - 1) * size });
    },

    async figures({ db, params: { id }, ...call }) {
      const { title, passScore } = await requirePaper(db, id, call);
      const [figures, whole] = await Promise.all([findFigures(db, id), findPaper(db, id, null)]);
      return { title, score: pointsOf(whole?.score ?? 0), pass_score: pointsOf(passScore), ...figures };
    },

    async questions({ db, params: { id }, ...call }) {
      await requirePaper(db, id, call);
      return findQuestionFigures(db, id);
    },

    async exportRows({ db, params: { id }, query: { format, ...query }, ...call }) {
      const { title } = await requirePaper(db, id, call);
      const { data, total } = await listTakers(db, { paperId: id, ...query }, { limit: mostRows, offset: 0 });
      if (total > mostRows) throw new Problem(1, strings.tooMany(mostRows));
      const rows = data.map((row) => [
        row.id,
        row.nick_name,
        row.tries,
        row.best_score ?? '',
        row.is_passed === null ? '' : row.is_passed ? strings.passed : strings.failed,
        row.waiting_count,
        dayAndTime(row.started_at),
        dayAndTime(row.submitted_at),
      ]);
      return tableFile({ name: strings.file(title), headings: strings.headings, rows }, format);
    },
  };
}

/** Another's is not there where the reach is one's own. */
async function requirePaper(
  db: Database,
  id: number,
  { reach, viewer: { userId } }: { reach: Reach | null; viewer: { userId: number } },
) {
  const [paper] = await db
    .select({ title: papers.title, passScore: papers.passScore })
    .from(papers)
    .where(
      and(
        eq(papers.id, id),
        isNull(papers.deletedAt),
        reach === 'all' ? undefined : eq(papers.authorId, userId),
      ),
    );
  if (!paper) throw new Problem(404, coreStrings.notFound);
  return paper;
}
