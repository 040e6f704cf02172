import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  attemptQuestions,
  paperAttempts,
  paperQuestions,
  papers,
  practiceChapters,
  practiceQuestions,
  practices,
  questionAnswers,
  questions,
} from '../../db/schema.ts';

/** Who meets questions, and when. The database's own time where a query has no clock. */
export interface QuestionViewer {
  userId: number | AnyPgColumn;
  now: Date | SQL;
}

type Column = AnyPgColumn | SQL;

const instantOf = (now: Date | SQL): SQL =>
  now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now;

const isInAttempt = (question: Column, userId: QuestionViewer['userId'], status: SQL): SQL => sql`exists (
  select from ${paperAttempts} taken join ${attemptQuestions} asked on asked.attempt_id = taken.id
  where taken.user_id = ${userId} and taken.status ${status} and asked.question_id = ${question})`;

/** Whether a running attempt of the person contains the question. */
export const isExamined = (question: Column, { userId }: Pick<QuestionViewer, 'userId'>): SQL =>
  isInAttempt(question, userId, sql`= 1`);

/** Whether a submitted attempt of the person contains the question. */
export const isSat = (question: Column, { userId }: Pick<QuestionViewer, 'userId'>): SQL =>
  isInAttempt(question, userId, sql`<> 1`);

/** Whether the person has answered the question anywhere. */
export const isAnswered = (question: Column, { userId }: Pick<QuestionViewer, 'userId'>): SQL => sql`exists (
  select from ${questionAnswers} given where given.user_id = ${userId} and given.question_id = ${question})`;

/** Whether the person wrote the question. */
const isOwn = (question: Column, { userId }: Pick<QuestionViewer, 'userId'>): SQL => sql`exists (
  select from ${questions} written where written.id = ${question} and written.author_id = ${userId})`;

const isInPaper = (question: Column, condition: SQL): SQL => sql`exists (
  select from ${paperQuestions} placed join ${papers} paper on paper.id = placed.paper_id
  where placed.question_id = ${question} and paper.deleted_at is null and ${condition})`;

const isNotClosed = (now: SQL): SQL => sql`(paper.closes_at is null or paper.closes_at > ${now})`;

/** Whether a published paper with a fixed time contains the question, and that time is not over. */
export function isAwaited(question: Column, { now: at }: Pick<QuestionViewer, 'now'>): SQL {
  const now = instantOf(at);
  return isInPaper(
    question,
    sql`paper.published_at is not null and ${isNotClosed(now)}
      and (paper.closes_at is not null or paper.begins_at > ${now} or paper.published_at > ${now})`,
  );
}

/** Whether a paper or a practice keeps the question out of the bank, for everybody. */
function isReserved(question: Column, now: SQL): SQL {
  const inPaper = isInPaper(
    question,
    sql`(paper.charge > 0 or paper.enabled_invite or paper.published_at is null or paper.published_at > ${now}
      or ((paper.try_times > 0 or paper.begins_at is not null or paper.closes_at is not null) and ${isNotClosed(now)}))`,
  );
  const inPractice = sql`exists (
    select from ${practiceQuestions} placed join ${practiceChapters} chapter on chapter.id = placed.chapter_id
      join ${practices} practice on practice.id = chapter.practice_id
    where placed.question_id = ${question} and practice.deleted_at is null
      and (practice.charge > 0 or practice.published_at is null or practice.published_at > ${now}))`;
  return sql`(${inPaper} or ${inPractice})`;
}

/** Whether the question bank hands out a row of `questions`, whoever asks. */
export const isInBank = ({ now }: Pick<QuestionViewer, 'now'>): SQL =>
  sql`(${isNull(questions.deletedAt)} and not ${isReserved(questions.id, instantOf(now))})`;

/** Whether this person may practise a row of `questions` out of the bank. */
export const mayPractiseFromBank = (viewer: QuestionViewer): SQL =>
  sql`(${isInBank(viewer)} and not ${isExamined(questions.id, viewer)})`;

/** Whether nothing keeps a question's key from this person. It opens no question by itself. */
export const isUnlocked = (question: Column, viewer: QuestionViewer): SQL =>
  sql`(not ${isExamined(question, viewer)} and (not ${isAwaited(question, viewer)}
    or ${isSat(question, viewer)} or ${isOwn(question, viewer)}))`;

/** Whether this person has met a question: sat an attempt that contains it, or answered it. */
export const wasMet = (question: Column, viewer: Pick<QuestionViewer, 'userId'>): SQL =>
  sql`(${isSat(question, viewer)} or ${isAnswered(question, viewer)})`;

/** Whether this person may see the stem of a row of `questions` that was not removed. */
export const maySeeStem = (
  viewer: QuestionViewer & { userId: number },
  /** Practices that are open to the person. */
  practiceIds: readonly number[],
): SQL | undefined =>
  and(
    isNull(questions.deletedAt),
    or(
      isInBank(viewer),
      sql`${questions.authorId} = ${viewer.userId}`,
      isExamined(questions.id, viewer),
      wasMet(questions.id, viewer),
      sql`exists (
        select from ${practiceQuestions} placed join ${practiceChapters} chapter on chapter.id = placed.chapter_id
        where placed.question_id = ${questions.id}
          and chapter.practice_id = any(${`{${practiceIds.join(',')}}`}::bigint[]))`,
    ),
  );
