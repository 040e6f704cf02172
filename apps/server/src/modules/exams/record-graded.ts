import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionAnswers, type paperAttempts } from '../../db/schema.ts';
import { recordAnswers } from '../question-answers/record-answers.ts';
import { numberOf } from './exam-answers.ts';
import type { listAnswers } from './exams.repo.ts';
import type { Grade } from './grading/kind.ts';

type Attempt = Pick<typeof paperAttempts.$inferSelect, 'id' | 'userId' | 'paperId'>;

/** A question of a submitted attempt with what it was given; undefined where nothing is. */
export interface GradedRow {
  questionId: number;
  grade: Grade | undefined;
}

const sourceOf = ({ paperId }: Attempt) => (paperId === null ? 'mock_paper' : 'paper');

/** Lets the wrong book know what an attempt was given. An essay that waits to be marked was not graded yet. */
export async function recordGraded(
  tx: Database,
  attempt: Attempt,
  rows: readonly GradedRow[],
  replies: Awaited<ReturnType<typeof listAnswers>>,
  now: Date,
): Promise<void> {
  const answers = Map.groupBy(replies, ({ questionId }) => questionId);
  await recordAnswers(
    tx,
    { userId: attempt.userId, source: sourceOf(attempt), sourceId: attempt.id, now },
    rows.flatMap(({ questionId, grade }) => {
      const result = grade && numberOf[grade.result];
      if (!grade || result === null || result === undefined) return [];
      const answer = (answers.get(questionId) ?? []).map(({ part, content }) => ({ part, content }));
      return [{ questionId, answer, result, score: grade.score ?? 0 }];
    }),
  );
}

/** The questions of an attempt that the wrong book knows of already. */
export async function listRecorded(tx: Database, attempt: Attempt): Promise<ReadonlySet<number>> {
  const { userId, source, sourceId, questionId } = questionAnswers;
  const rows = await tx
    .select({ id: questionId })
    .from(questionAnswers)
    .where(and(eq(userId, attempt.userId), eq(source, sourceOf(attempt)), eq(sourceId, attempt.id)));
  return new Set(rows.map(({ id }) => id));
}
