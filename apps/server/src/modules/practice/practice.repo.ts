import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  examCategories,
  practiceChapters,
  practiceDays,
  practiceQuestions,
  practiceRecords,
  practices,
  questions,
} from '../../db/schema.ts';

const isPublished = (now: Date) => and(lte(practices.publishedAt, now), isNull(practices.deletedAt));

/** Questions of a practice that were not removed, each once for each chapter that has it. */
const placed = (db: Database) =>
  db
    .select({
      practiceId: practiceChapters.practiceId,
      chapterId: practiceQuestions.chapterId,
      questionId: practiceQuestions.questionId,
    })
    .from(practiceQuestions)
    .innerJoin(practiceChapters, eq(practiceChapters.id, practiceQuestions.chapterId))
    .innerJoin(questions, eq(questions.id, practiceQuestions.questionId))
    .where(and(eq(practiceChapters.practiceId, practices.id), isNull(questions.deletedAt)));

function selectPractices(db: Database) {
  const of = placed(db).as('of');
  const size = db
    .select({ questions: sql<number>`count(distinct ${of.questionId})::int`.as('questions_count') })
    .from(of)
    .as('size');
  return db
    .select({
      practice: practices,
      category: { id: examCategories.id, name: examCategories.name },
      questions: size.questions,
      chapters: sql<number>`(select count(*)::int from practice_chapters where practice_id = ${practices.id})`,
    })
    .from(practices)
    .innerJoin(examCategories, eq(examCategories.id, practices.categoryId))
    .crossJoinLateral(size);
}

export type PracticeRow = Awaited<ReturnType<typeof listPractices>>[number];

interface PracticeFilter {
  now: Date;
  /** With those under it; all when left out. */
  categoryId: number | undefined;
}

const matches = ({ now, categoryId }: PracticeFilter) =>
  and(
    isPublished(now),
    categoryId === undefined
      ? undefined
      : or(eq(examCategories.id, categoryId), eq(examCategories.parentId, categoryId)),
  );

export const listPractices = (
  db: Database,
  filter: PracticeFilter,
  { page, size }: { page: number; size: number },
) =>
  selectPractices(db)
    .where(matches(filter))
    .orderBy(desc(practices.publishedAt), desc(practices.id))
    .limit(size)
    .offset((page - 1) * size);

export async function countPractices(db: Database, filter: PracticeFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(practices)
    .innerJoin(examCategories, eq(examCategories.id, practices.categoryId))
    .where(matches(filter));
  return row?.total ?? 0;
}

export async function findPractice(db: Database, id: number, now: Date): Promise<PracticeRow | undefined> {
  const [found] = await selectPractices(db).where(and(eq(practices.id, id), isPublished(now)));
  return found;
}

/** The chapters of a practice in their order. */
export const listChapters = (db: Database, practiceId: number) =>
  db
    .select({
      id: practiceChapters.id,
      name: practiceChapters.name,
      questions: sql<number>`(select count(*)::int from practice_questions placed join questions asked on asked.id = placed.question_id
        where placed.chapter_id = ${practiceChapters.id} and asked.deleted_at is null)`,
    })
    .from(practiceChapters)
    .where(eq(practiceChapters.practiceId, practiceId))
    .orderBy(asc(practiceChapters.sort), asc(practiceChapters.id));

export async function findChapter(db: Database, practiceId: number, chapterId: number) {
  const [found] = await db
    .select({ id: practiceChapters.id, name: practiceChapters.name })
    .from(practiceChapters)
    .where(and(eq(practiceChapters.id, chapterId), eq(practiceChapters.practiceId, practiceId)));
  return found;
}

/** The questions of a practice, or of one of its chapters, in their order; each once. */
export async function listQuestionIds(
  db: Database,
  { practiceId, chapterId }: { practiceId: number; chapterId?: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: practiceQuestions.questionId })
    .from(practiceQuestions)
    .innerJoin(practiceChapters, eq(practiceChapters.id, practiceQuestions.chapterId))
    .innerJoin(questions, eq(questions.id, practiceQuestions.questionId))
    .where(
      and(
        eq(practiceChapters.practiceId, practiceId),
        chapterId === undefined ? undefined : eq(practiceChapters.id, chapterId),
        isNull(questions.deletedAt),
      ),
    )
    .orderBy(
      asc(practiceChapters.sort),
      asc(practiceChapters.id),
      asc(practiceQuestions.sort),
      asc(practiceQuestions.questionId),
    );
  return [...new Set(rows.map(({ id }) => id))];
}

/** The chapters of a practice that have a question. */
export async function findChaptersOf(
  db: Database,
  practiceId: number,
  questionId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: practiceQuestions.chapterId })
    .from(practiceQuestions)
    .innerJoin(practiceChapters, eq(practiceChapters.id, practiceQuestions.chapterId))
    .where(and(eq(practiceChapters.practiceId, practiceId), eq(practiceQuestions.questionId, questionId)));
  return rows.map(({ id }) => id);
}

/** What a person has answered in a practice. */
export const listRecords = (db: Database, { userId, practiceId }: { userId: number; practiceId: number }) =>
  db
    .select({
      chapterId: practiceRecords.chapterId,
      questionId: practiceRecords.questionId,
      answer: practiceRecords.answer,
      result: practiceRecords.result,
      answeredAt: practiceRecords.answeredAt,
    })
    .from(practiceRecords)
    .innerJoin(practiceChapters, eq(practiceChapters.id, practiceRecords.chapterId))
    .innerJoin(questions, eq(questions.id, practiceRecords.questionId))
    .where(
      and(
        eq(practiceRecords.userId, userId),
        eq(practiceChapters.practiceId, practiceId),
        isNull(questions.deletedAt),
      ),
    )
    .orderBy(asc(practiceRecords.answeredAt));

/** How many questions a person has answered of each of some practices. */
export const countRecords = (db: Database, userId: number, practiceIds: readonly number[]) =>
  db
    .select({
      practiceId: practiceChapters.practiceId,
      total: sql<number>`count(distinct ${practiceRecords.questionId})::int`,
    })
    .from(practiceRecords)
    .innerJoin(practiceChapters, eq(practiceChapters.id, practiceRecords.chapterId))
    .where(and(eq(practiceRecords.userId, userId), inArray(practiceChapters.practiceId, [...practiceIds])))
    .groupBy(practiceChapters.practiceId);

/** The twenty of a day as they were drawn first, by whichever of two calls. */
export async function keepDay(
  db: Database,
  key: { userId: number; practiceId: number; day: string },
  drawn: number[],
): Promise<number[]> {
  await db
    .insert(practiceDays)
    .values({ ...key, questionIds: drawn })
    .onConflictDoNothing();
  return (await findDay(db, key)) ?? drawn;
}

export async function findDay(
  db: Database,
  { userId, practiceId, day }: { userId: number; practiceId: number; day: string },
): Promise<number[] | undefined> {
  const [found] = await db
    .select({ questionIds: practiceDays.questionIds })
    .from(practiceDays)
    .where(
      and(
        eq(practiceDays.userId, userId),
        eq(practiceDays.practiceId, practiceId),
        eq(practiceDays.day, day),
      ),
    );
  return found?.questionIds.map(Number);
}

/** Keeps an answer as the latest one to a question in every chapter that has it. */
export async function keepRecords(
  tx: Database,
  chapterIds: readonly number[],
  record: Omit<typeof practiceRecords.$inferInsert, 'chapterId'>,
): Promise<void> {
  if (chapterIds.length === 0) return;
  await tx
    .insert(practiceRecords)
    .values(chapterIds.map((chapterId) => ({ ...record, chapterId })))
    .onConflictDoUpdate({
      target: [practiceRecords.userId, practiceRecords.chapterId, practiceRecords.questionId],
      set: {
        answer: sql`excluded.answer`,
        result: sql`excluded.result`,
        answeredAt: sql`excluded.answered_at`,
      },
    });
}
