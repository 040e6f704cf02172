import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collectedQuestions, questionAnswers, questions, wrongQuestions } from '../../db/schema.ts';

/** Questions with what they are graded by, in no order, without those that were removed. */
export const listQuestions = (db: Database, ids: readonly number[]) =>
  db
    .select({
      questionId: questions.id,
      type: questions.type,
      score: questions.score,
      shown: questions.shown,
      key: questions.key,
      revealed: questions.revealed,
    })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isNull(questions.deletedAt)));

/** One of them. Undefined when it was removed. */
export async function findQuestion(db: Database, id: number) {
  const [found] = await listQuestions(db, [id]);
  return found;
}

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Those of some questions that this person has collected. */
export async function listCollected(db: Database, userId: number, ids: readonly number[]) {
  const rows = await db
    .select({ id: collectedQuestions.questionId })
    .from(collectedQuestions)
    .where(and(eq(collectedQuestions.userId, userId), inArray(collectedQuestions.questionId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

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
