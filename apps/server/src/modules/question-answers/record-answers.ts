import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionAnswers, wrongQuestions } from '../../db/schema.ts';
import { scheduleReview } from './schedule-review.ts';

/** 0 wrong, 1 right, 2 partly, 3 without an answer. */
export type AnswerResult = 0 | 1 | 2 | 3;

export interface RecordedAnswer {
  questionId: number;
  /** The client's own name for it. A new one when left out. */
  clientId?: string;
  answer: unknown;
  result: AnswerResult;
  /** Tenths. */
  score: number;
}

interface Recording {
  userId: number;
  source: (typeof questionAnswers.$inferInsert)['source'];
  /** The attempt or the practice; null where there is none. */
  sourceId: number | null;
  now: Date;
}

/**
 * Keeps graded answers, each once, and moves the wrong book by them: what was wrong goes in, or is asked again soon; what is in it and was
 * right is asked again later. What was left empty moves nothing.
 */
export async function recordAnswers(
  tx: Database,
  { userId, source, sourceId, now }: Recording,
  answers: readonly RecordedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const fresh = await tx
    .insert(questionAnswers)
    .values(answers.map((each) => ({ ...each, userId, source, sourceId, answeredAt: now })))
    .onConflictDoNothing({ target: [questionAnswers.userId, questionAnswers.clientId] })
    .returning({ questionId: questionAnswers.questionId, result: questionAnswers.result });
  // In one order, so that two who write at once never wait for each other.
  const moved = fresh.filter(({ result }) => result !== 3).toSorted((a, b) => a.questionId - b.questionId);
  if (moved.length > 0) await moveWrongBook(tx, userId, moved, now);
}

async function moveWrongBook(
  tx: Database,
  userId: number,
  answers: readonly { questionId: number; result: number }[],
  now: Date,
): Promise<void> {
  const ids = answers.map(({ questionId }) => questionId);
  const known = await tx
    .select()
    .from(wrongQuestions)
    .where(and(eq(wrongQuestions.userId, userId), inArray(wrongQuestions.questionId, ids)))
    .orderBy(wrongQuestions.questionId)
    .for('update');
  for (const { questionId, result } of answers) {
    const before = known.find((row) => row.questionId === questionId) ?? null;
    const isRight = result === 1;
    const next = scheduleReview(before, isRight, now);
    if (!isRight)
      await tx
        .insert(wrongQuestions)
        .values({ userId, questionId, wrongCount: 1, lastWrongAt: now, ...next })
        .onConflictDoUpdate({
          target: [wrongQuestions.userId, wrongQuestions.questionId],
          set: {
            ...next,
            wrongCount: sql`${wrongQuestions.wrongCount} + 1`,
            lastWrongAt: now,
            removedAt: null,
          },
        });
    else if (before && before.removedAt === null)
      await tx
        .update(wrongQuestions)
        .set(next)
        .where(
          and(
            eq(wrongQuestions.userId, userId),
            eq(wrongQuestions.questionId, questionId),
            isNull(wrongQuestions.removedAt),
          ),
        );
  }
}
