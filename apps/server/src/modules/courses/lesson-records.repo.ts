import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  courseLessons,
  lessonRecords,
  paperAttempts,
  paperQuestions,
  papers,
  questions,
} from '../../db/schema.ts';
import { shownAttempt } from '../question-access/withheld-attempts.ts';

/** Id of the course that a lesson belongs to; undefined if there is no such lesson. */
export async function findCourseOfLesson(db: Database, lessonId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ courseId: courseLessons.courseId })
    .from(courseLessons)
    .where(eq(courseLessons.id, lessonId));
  return found?.courseId;
}

/** HTML of a text lesson. Ask only for who may take the lesson. */
export async function findContent(db: Database, lessonId: number): Promise<string> {
  const [found] = await db
    .select({ content: courseLessons.content })
    .from(courseLessons)
    .where(eq(courseLessons.id, lessonId));
  return found?.content ?? '';
}

const isOf = (userId: number, lessonId: number) =>
  and(eq(lessonRecords.userId, userId), eq(lessonRecords.lessonId, lessonId));

/** How far a user has read a text lesson; undefined before they have begun. */
export async function findRecord(db: Database, userId: number, lessonId: number) {
  const { place, progress, studiedAt, finishedAt } = lessonRecords;
  const [found] = await db
    .select({ place, progress, studiedAt, finishedAt })
    .from(lessonRecords)
    .where(isOf(userId, lessonId));
  return found;
}

export interface LessonReading {
  userId: number;
  lessonId: number;
  /** Whole per cent of the text. */
  place: number;
  now: Date;
}

/** Stores the place, and it as the furthest one if it is. A text that was never read beyond its beginning is not begun. */
export async function keepLessonPlace(
  db: Database,
  { userId, lessonId, place, now }: LessonReading,
): Promise<void> {
  if (place === 0) {
    await db.update(lessonRecords).set({ place, studiedAt: now }).where(isOf(userId, lessonId));
    return;
  }
  const finishedAt = place === 100 ? now : null;
  await db
    .insert(lessonRecords)
    .values({ userId, lessonId, place, progress: place, studiedAt: now, finishedAt, createdAt: now })
    .onConflictDoUpdate({
      target: [lessonRecords.userId, lessonRecords.lessonId],
      set: {
        place,
        progress: sql`greatest(${lessonRecords.progress}, excluded.progress)`,
        finishedAt: sql`coalesce(${lessonRecords.finishedAt}, excluded.finished_at)`,
        studiedAt: now,
      },
    });
}

/** Facts of a paper as a lesson shows them. Points in tenths. */
export async function findLessonPaper(db: Database, paperId: number) {
  const [found] = await db
    .select({
      id: papers.id,
      title: papers.title,
      passScore: papers.passScore,
      expiredMinutes: papers.expiredMinutes,
      tryTimes: papers.tryTimes,
      count: sql<number>`count(${questions.id})::int`,
      score: sql<number>`coalesce(sum(coalesce(${paperQuestions.score}, ${questions.score})), 0)::int`,
    })
    .from(papers)
    .leftJoin(paperQuestions, eq(paperQuestions.paperId, papers.id))
    .leftJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(eq(papers.id, paperId))
    .groupBy(papers.id);
  return found;
}

/** Attempts of a user at a paper, as they may know them. */
export const listAttempts = (db: Database, userId: number, paperId: number) =>
  db
    .select({ status: shownAttempt.status, score: shownAttempt.score })
    .from(paperAttempts)
    .where(and(eq(paperAttempts.userId, userId), eq(paperAttempts.paperId, paperId)));
