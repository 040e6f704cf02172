import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { practiceRecords, questionAnswers, wrongQuestions } from '../../db/schema.ts';
import type { AnswerResult } from './record-answers.ts';
import { replayReviews } from './replay-reviews.ts';

type Answer = typeof questionAnswers.$inferSelect;

/** What an answer is worth by another key. */
export interface CorrectedResult {
  result: AnswerResult;
  /** Tenths. */
  score: number;
}

/** What is made of answers when the key of their question is corrected; undefined leaves one as it is. */
export interface Correction {
  questionId: number;
  resultOf: (answer: Pick<Answer, 'source' | 'sourceId' | 'answer'>) => CorrectedResult | undefined;
}

/**
 * Judges all answers to a question anew, wherever they were given: what learners practised by, their chapters and their wrong books
 * stand afterwards as if the key had been right from the beginning. Answers how many answers changed.
 */
export async function correctAnswers(tx: Database, { questionId, resultOf }: Correction): Promise<number> {
  const before = await tx
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.questionId, questionId))
    .orderBy(asc(questionAnswers.answeredAt), asc(questionAnswers.id));
  const after = before.map((answer) => ({ ...answer, ...resultOf(answer) }));
  const changed = after.filter(
    ({ result, score }, place) => result !== before[place]?.result || score !== before[place].score,
  );
  if (changed.length === 0) return 0;
  const given = JSON.stringify(changed.map(({ id, result, score }) => ({ id, result, score })));
  await tx.execute(sql`
    update question_answers answer set result = given.result, score = given.score
    from jsonb_to_recordset(${given}::jsonb) as given(id bigint, result smallint, score integer)
    where answer.id = given.id`);
  await correctChapters(tx, { questionId, resultOf });
  await correctWrongBooks(tx, questionId, { before, after, people: changed.map(({ userId }) => userId) });
  return changed.length;
}

/** What chapters of practices show of the latest answer. */
async function correctChapters(tx: Database, { questionId, resultOf }: Correction) {
  const rows = await tx.select().from(practiceRecords).where(eq(practiceRecords.questionId, questionId));
  const given = rows.flatMap(({ userId, chapterId, answer, result }) => {
    const next = resultOf({ source: 'practice', sourceId: null, answer });
    return next && next.result !== result
      ? [{ user_id: userId, chapter_id: chapterId, result: next.result }]
      : [];
  });
  if (given.length === 0) return;
  await tx.execute(sql`
    update practice_records record set result = given.result
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(user_id bigint, chapter_id bigint, result smallint)
    where record.user_id = given.user_id and record.chapter_id = given.chapter_id and record.question_id = ${questionId}`);
}

interface Judged {
  before: readonly Answer[];
  after: readonly Answer[];
  people: readonly number[];
}

async function correctWrongBooks(tx: Database, questionId: number, { before, after, people }: Judged) {
  const userIds = [...new Set(people)].toSorted((a, b) => a - b);
  const entries = await tx
    .select()
    .from(wrongQuestions)
    .where(and(eq(wrongQuestions.questionId, questionId), inArray(wrongQuestions.userId, userIds)))
    .orderBy(wrongQuestions.userId)
    .for('update');
  const judgedBefore = Map.groupBy(before, ({ userId }) => userId);
  const judgedAfter = Map.groupBy(after, ({ userId }) => userId);
  const isWrong = ({ result }: Answer) => result === 0 || result === 2;
  for (const userId of userIds) {
    const known = entries.find((entry) => entry.userId === userId);
    const wrongBefore = (judgedBefore.get(userId) ?? []).filter(isWrong).length;
    // An entry that is older than the answers that are kept was not made of them alone.
    if (known && known.wrongCount !== wrongBefore) continue;
    const next = replayReviews(judgedAfter.get(userId) ?? [], known?.removedAt ?? null);
    const isIt = and(eq(wrongQuestions.userId, userId), eq(wrongQuestions.questionId, questionId));
    if (!next) await tx.delete(wrongQuestions).where(isIt);
    else
      await tx
        .insert(wrongQuestions)
        .values({ userId, questionId, ...next })
        .onConflictDoUpdate({ target: [wrongQuestions.userId, wrongQuestions.questionId], set: next });
  }
}
