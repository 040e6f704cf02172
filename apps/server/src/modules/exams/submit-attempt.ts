import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/read-only.ts';
import { attemptQuestions, paperAttempts } from '../../db/schema.ts';
import { completeByPaper } from '../courses/complete-papers.ts';
import { findDueAttempts, listAnswers } from './exams.repo.ts';
import { gradeAttempt } from './grading/grade-attempt.ts';
import { hashAnswers } from './receipt.ts';
import { recordGraded } from './record-graded.ts';

/** What is on its way when the time is over still arrives. */
const graceMilliseconds = 5000;

/** Attempts that ended by then take no answers any more. */
export const endedBefore = (now: Date) => new Date(now.getTime() - graceMilliseconds);

/** Ends and grades an attempt that runs; one that is over stays as it is. */
export async function submitAttempt(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(paperAttempts)
      .where(and(eq(paperAttempts.id, id), eq(paperAttempts.status, 1)))
      .for('update');
    if (!attempt) return;
    const asked = await tx
      .select({
        id: attemptQuestions.questionId,
        type: attemptQuestions.type,
        score: attemptQuestions.score,
        key: attemptQuestions.key,
      })
      .from(attemptQuestions)
      .where(eq(attemptQuestions.attemptId, id));
    const replies = await listAnswers(tx, id);
    const answers = Map.groupBy(replies, ({ questionId }) => questionId);
    const { grades, score } = gradeAttempt(
      asked.map((question) => {
        const parts = new Map((answers.get(question.id) ?? []).map((reply) => [reply.part, reply]));
        return { ...question, replies: { own: parts.get(-1), parts } };
      }),
      { skipsMarking: attempt.isSkipMark },
    );
    const rows = asked.map((question, place) => ({ id: question.id, grade: grades[place] }));
    await tx.execute(sql`
      update attempt_questions asked set grade = given.grade
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, grade jsonb)
      where asked.attempt_id = ${id} and asked.question_id = given.id`);
    const submittedAt = now < attempt.endsAt ? now : attempt.endsAt;
    await tx
      .update(paperAttempts)
      .set({
        status: score === null ? 3 : 2,
        score,
        submittedAt,
        receiptHash: hashAnswers(id, replies),
      })
      .where(eq(paperAttempts.id, id));
    await recordGraded(
      tx,
      attempt,
      asked.map((question, place) => ({ questionId: question.id, grade: grades[place] })),
      replies,
      submittedAt,
    );
    if (attempt.paperId !== null) await completeByPaper(tx, attempt.userId, now);
  });
}

/** Ends what has had its time, of one person or of all, the others too where one fails. Any number of servers may do so at once. */
export async function submitDueAttempts(db: Database, now: Date, userId?: number): Promise<void> {
  if (isReadOnly(db)) return;
  const failures: unknown[] = [];
  for (const id of await findDueAttempts(db, endedBefore(now), userId))
    await submitAttempt(db, id, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} attempts could not be submitted`);
}
