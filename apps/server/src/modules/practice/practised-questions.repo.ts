import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collectedQuestions, questionAnswers, questions, wrongQuestions } from '../../db/schema.ts';

/** A question with what it is graded by. Undefined when it was removed. */
export async function findQuestion(db: Database, id: number) {
  const [found] = await db
    .select({
      questionId: questions.id,
      type: questions.type,
      score: questions.score,
      shown: questions.shown,
      key: questions.key,
      revealed: questions.revealed,
    })
    .from(questions)
    .where(and(eq(questions.id, id), isNull(questions.deletedAt)));
  return found;
}

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

const exists = async (db: Database, condition: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${condition}) as found`);
  return rows[0]?.found === true;
};

/** It stands in an attempt of this person that runs: what makes it right is not told. */
export const isBeingExamined = (db: Database, userId: number, questionId: number) =>
  exists(
    db,
    sql`select from paper_attempts running join attempt_questions asked on asked.attempt_id = running.id
      where running.user_id = ${userId} and running.status = 1 and asked.question_id = ${questionId}`,
  );

/** The person has met it in an attempt, or has answered it somewhere. */
export const wasMet = (db: Database, userId: number, questionId: number) =>
  exists(
    db,
    sql`select from paper_attempts attempt join attempt_questions asked on asked.attempt_id = attempt.id
      where attempt.user_id = ${userId} and asked.question_id = ${questionId}
      union all select from ${questionAnswers}
      where ${questionAnswers.userId} = ${userId} and ${questionAnswers.questionId} = ${questionId}`,
  );

export const isCollected = async (db: Database, userId: number, questionId: number) =>
  (await db.$count(
    collectedQuestions,
    and(eq(collectedQuestions.userId, userId), eq(collectedQuestions.questionId, questionId)),
  )) > 0;

/** When the wrong book asks it again. */
export async function findDue(db: Database, userId: number, questionId: number): Promise<Date | undefined> {
  const [found] = await db
    .select({ dueAt: wrongQuestions.dueAt })
    .from(wrongQuestions)
    .where(
      and(
        eq(wrongQuestions.userId, userId),
        eq(wrongQuestions.questionId, questionId),
        isNull(wrongQuestions.removedAt),
      ),
    );
  return found?.dueAt;
}

/** The answer that somebody has sent by a name of their own. */
export async function findSent(db: Database, userId: number, clientId: string) {
  const [found] = await db
    .select({ questionId: questionAnswers.questionId, answer: questionAnswers.answer })
    .from(questionAnswers)
    .where(and(eq(questionAnswers.userId, userId), eq(questionAnswers.clientId, clientId)));
  return found;
}
