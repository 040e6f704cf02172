import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  attemptAnswers,
  attemptQuestions,
  examCategories,
  paperAttempts,
  paperQuestions,
  papers,
  questions,
} from '../../db/schema.ts';
import { isUnlocked } from '../question-access/question-conditions.ts';
import { shownAttempt } from '../question-access/withheld-attempts.ts';
import { rescored } from './rescore-question.ts';

export type AttemptRow = typeof paperAttempts.$inferSelect;

const isPublished = (now: Date) => and(lte(papers.publishedAt, now), isNull(papers.deletedAt));

const sizes = (db: Database) =>
  db
    .select({
      count: sql<number>`count(*)::int`.as('questions_count'),
      score: sql<number>`coalesce(sum(coalesce(${paperQuestions.score}, ${questions.score})), 0)::int`.as(
        'total_score',
      ),
    })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(eq(paperQuestions.paperId, papers.id))
    .as('sizes');

function selectPapers(db: Database) {
  const size = sizes(db);
  return db
    .select({
      paper: papers,
      category: { id: examCategories.id, name: examCategories.name },
      count: size.count,
      score: size.score,
    })
    .from(papers)
    .innerJoin(examCategories, eq(examCategories.id, papers.categoryId))
    .crossJoinLateral(size);
}

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number];

interface PaperFilter {
  now: Date;
  /** With those under it; all when left out. */
  categoryId: number | undefined;
}

const matches = ({ now, categoryId }: PaperFilter) =>
  and(
    isPublished(now),
    categoryId === undefined
      ? undefined
      : or(eq(examCategories.id, categoryId), eq(examCategories.parentId, categoryId)),
  );

export const listPapers = (
  db: Database,
  filter: PaperFilter,
  { page, size }: { page: number; size: number },
) =>
  selectPapers(db)
    .where(matches(filter))
    .orderBy(desc(papers.publishedAt), desc(papers.id))
    .limit(size)
    .offset((page - 1) * size);

export async function countPapers(db: Database, filter: PaperFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(papers)
    .innerJoin(examCategories, eq(examCategories.id, papers.categoryId))
    .where(matches(filter));
  return row?.total ?? 0;
}

export const listCategories = (db: Database) =>
  db.select().from(examCategories).orderBy(asc(examCategories.sort), asc(examCategories.id));

/** A published one; of a hidden one too for who has an attempt at it. */
export async function findPaper(db: Database, id: number, now: Date | null): Promise<PaperRow | undefined> {
  const [found] = await selectPapers(db).where(and(eq(papers.id, id), now ? isPublished(now) : undefined));
  return found;
}

export const countTypes = (db: Database, paperId: number) =>
  db
    .select({ type: questions.type, total: count() })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(eq(paperQuestions.paperId, paperId))
    .groupBy(questions.type);

const isOf = (userId: number, paperIds: readonly number[]) =>
  and(eq(paperAttempts.userId, userId), inArray(paperAttempts.paperId, [...paperIds]));

/** Latest attempts of a person at a paper, as their learner may know them. */
export const listAttempts = (
  db: Database,
  { userId, paperId }: { userId: number; paperId: number },
  { page, size }: { page: number; size: number },
) =>
  db
    .select(shownAttempt)
    .from(paperAttempts)
    .where(isOf(userId, [paperId]))
    .orderBy(desc(paperAttempts.number))
    .limit(size)
    .offset((page - 1) * size);

export const countAttempts = (db: Database, userId: number, paperId: number) =>
  db.$count(paperAttempts, isOf(userId, [paperId]));

/** Latest attempt at each of some papers, as its learner may know it. */
export const latestAttempts = (db: Database, userId: number, paperIds: readonly number[]) =>
  db
    .selectDistinctOn([paperAttempts.paperId], shownAttempt)
    .from(paperAttempts)
    .where(isOf(userId, paperIds))
    .orderBy(paperAttempts.paperId, desc(paperAttempts.number));

/** An attempt of a person, as its learner may know it. */
export async function findAttempt(db: Database, userId: number, id: number): Promise<AttemptRow | undefined> {
  const [found] = await db
    .select(shownAttempt)
    .from(paperAttempts)
    .where(and(eq(paperAttempts.id, id), eq(paperAttempts.userId, userId)));
  return found;
}

/** The questions of a paper in its order, each giving what it gives in it. */
export async function findQuestions(db: Database, paperId: number) {
  const rows = await db
    .select({
      id: questions.id,
      type: questions.type,
      score: questions.score,
      shown: questions.shown,
      key: questions.key,
      revealed: questions.revealed,
      own: paperQuestions.score,
    })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(eq(paperQuestions.paperId, paperId))
    .orderBy(asc(paperQuestions.sort), asc(questions.id));
  return rows.map(({ own, ...row }) => (own === null ? row : rescored(row, own)));
}

/** Undefined where the person has begun this attempt already, in another tab. */
export async function insertAttempt(
  tx: Database,
  attempt: typeof paperAttempts.$inferInsert,
  rows: Awaited<ReturnType<typeof findQuestions>>,
): Promise<number | undefined> {
  const [stored] = await tx
    .insert(paperAttempts)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ id: paperAttempts.id });
  if (!stored) return undefined;
  const own = rows.map(({ id: questionId, ...row }, place) => ({
    ...row,
    attemptId: stored.id,
    questionId,
    place,
  }));
  if (own.length > 0) await tx.insert(attemptQuestions).values(own);
  return stored.id;
}

/** What is shown of the questions of an attempt. What makes them right is not read. */
export const listShown = (db: Database, attemptId: number) =>
  db
    .select({
      questionId: attemptQuestions.questionId,
      type: attemptQuestions.type,
      score: attemptQuestions.score,
      shown: attemptQuestions.shown,
    })
    .from(attemptQuestions)
    .where(eq(attemptQuestions.attemptId, attemptId))
    .orderBy(asc(attemptQuestions.place));

/** Keys, explanations and grades of a submitted attempt, without those of questions that its learner may not be told about. */
export const listRevealed = (db: Database, attemptId: number, viewer: { userId: number; now: Date }) =>
  db
    .select({
      questionId: attemptQuestions.questionId,
      revealed: attemptQuestions.revealed,
      grade: attemptQuestions.grade,
    })
    .from(attemptQuestions)
    .where(and(eq(attemptQuestions.attemptId, attemptId), isUnlocked(attemptQuestions.questionId, viewer)));

/** How many parts a question of an attempt has, 0 for all but groups. Undefined where the person's attempt has no such question. */
export async function countParts(
  db: Database,
  { attemptId, userId, questionId }: { attemptId: number; userId: number; questionId: number },
): Promise<number | undefined> {
  const [found] = await db
    .select({ parts: sql<number>`coalesce(jsonb_array_length(${attemptQuestions.shown} -> 'questions'), 0)` })
    .from(attemptQuestions)
    .innerJoin(paperAttempts, eq(paperAttempts.id, attemptQuestions.attemptId))
    .where(
      and(
        eq(attemptQuestions.attemptId, attemptId),
        eq(attemptQuestions.questionId, questionId),
        eq(paperAttempts.userId, userId),
      ),
    );
  return found?.parts;
}

/** What is kept of one answer, with the attempt as it is at the same moment. */
export async function findAnswer(
  db: Database,
  { attemptId, questionId, part }: { attemptId: number; questionId: number; part: number },
) {
  const [found] = await db
    .select({ attempt: paperAttempts, answer: attemptAnswers })
    .from(paperAttempts)
    .leftJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attemptId, paperAttempts.id),
        eq(attemptAnswers.questionId, questionId),
        eq(attemptAnswers.part, part),
      ),
    )
    .where(eq(paperAttempts.id, attemptId));
  return found;
}

export const listAnswers = (db: Database, attemptId: number) =>
  db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId));

export interface NewAnswer {
  attemptId: number;
  userId: number;
  questionId: number;
  part: number;
  seq: number;
  content: string | string[] | number;
  images: string[];
  now: Date;
  /** Attempts that ended before take no more. */
  endedBefore: Date;
}

/**
 * Keeps an answer unless a later one is kept, in one statement that waits for a submission and then finds the attempt closed: none is
 * kept after it was graded.
 */
export async function keepAnswer(db: Database, answer: NewAnswer): Promise<void> {
  const { attemptId, userId, questionId, part, seq, content, images, now, endedBefore } = answer;
  await db.execute(sql`
    with open as (
      select id from paper_attempts
      where id = ${attemptId} and user_id = ${userId} and status = 1 and ends_at > ${endedBefore.toISOString()}::timestamptz
      for share)
    insert into attempt_answers (attempt_id, question_id, part, seq, content, images, saved_at)
    select open.id, ${questionId}::bigint, ${part}::smallint, ${seq}::bigint, ${JSON.stringify(content)}::jsonb,
      ${JSON.stringify(images)}::jsonb, ${now.toISOString()}::timestamptz
    from open
    on conflict (attempt_id, question_id, part) do update
    set seq = excluded.seq, content = excluded.content, images = excluded.images, saved_at = excluded.saved_at
    where attempt_answers.seq < excluded.seq`);
}

export async function findDueAttempts(db: Database, endedBefore: Date, userId?: number): Promise<number[]> {
  const rows = await db
    .select({ id: paperAttempts.id })
    .from(paperAttempts)
    .where(
      and(
        eq(paperAttempts.status, 1),
        lte(paperAttempts.endsAt, endedBefore),
        userId === undefined ? undefined : eq(paperAttempts.userId, userId),
      ),
    )
    .orderBy(asc(paperAttempts.endsAt))
    .limit(100);
  return rows.map(({ id }) => id);
}
