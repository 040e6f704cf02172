import { getTableColumns, sql } from 'drizzle-orm';
import { attemptQuestions, paperAttempts } from '../../db/schema.ts';

/**
 * Whether the sum of a submitted row of `paper_attempts` is withheld: it came while an attempt of the same person ran, and still runs, that
 * asks one of its questions. A sum that was known before tells nothing about guesses.
 */
export const isWithheld = sql<boolean>`(${paperAttempts.status} <> 1 and exists (
  select from ${paperAttempts} running
    join ${attemptQuestions} examined on examined.attempt_id = running.id
    join ${attemptQuestions} own on own.question_id = examined.question_id
  where running.user_id = ${paperAttempts.userId} and running.status = 1
    and running.started_at <= ${paperAttempts.submittedAt} and own.attempt_id = ${paperAttempts.id}))`;

const { status, score, ...others } = getTableColumns(paperAttempts);

/** Columns of an attempt as its learner may know it. A withheld one reads as one that waits to be marked, without its sum. */
export const shownAttempt = {
  ...others,
  status: sql<1 | 2 | 3>`case when ${isWithheld} then 3 else ${status} end`,
  score: sql<number | null>`case when not ${isWithheld} then ${score} end`,
};
