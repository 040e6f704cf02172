import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { courseLessons } from '../../db/schema.ts';
import { studiedLessons } from './lesson-study.ts';

/** How far a user has come in a course, counted on reading. */
export interface CourseProgress {
  studiedCount: number;
  /** Lessons that count: everybody who has the course can finish them. */
  lessonsCount: number;
  /** Whole per cent; 100 only when all is studied. */
  percent: number;
  /** When the user studied in it last; null if never. */
  studiedAt: Date | null;
}

/** Share of lessons that are studied, in whole per cent, rounded down; 0 of no lessons. */
export const percentOf = (studied: number, all: number): number =>
  all === 0 ? 0 : Math.floor((studied * 100) / all);

const none: CourseProgress = { lessonsCount: 0, studiedCount: 0, percent: 0, studiedAt: null };

/** Progress of one user in one course. */
export async function findCourseProgress(
  db: Database,
  { courseId, ...studying }: { courseId: number; userId: number; now: Date },
): Promise<CourseProgress> {
  const found = await findCoursesProgress(db, { ...studying, courseIds: [courseId] });
  return found.get(courseId) ?? none;
}

/** Progress of one user in several courses, by course id; courses without lessons that count are left out. */
export async function findCoursesProgress(
  db: Database,
  { courseIds, userId, now }: { courseIds: readonly number[]; userId: number; now: Date },
): Promise<ReadonlyMap<number, CourseProgress>> {
  if (courseIds.length === 0) return new Map();
  const lessons = studiedLessons({
    user: userId,
    now,
    isMeant: inArray(courseLessons.courseId, [...courseIds]),
  });
  const { rows } = await db.execute<{ id: string; lessons: number; studied: number; at: string | null }>(
    sql`select course_id as id, count(*)::int as lessons, count(done_at)::int as studied, ${instantJson(sql`max(studied_at)`)} as at
      from (${lessons}) as lessons where is_counted group by course_id`,
  );
  return new Map(
    rows.map(({ id, lessons: lessonsCount, studied: studiedCount, at }) => [
      Number(id),
      {
        lessonsCount,
        studiedCount,
        percent: percentOf(studiedCount, lessonsCount),
        studiedAt: at === null ? null : new Date(at),
      },
    ]),
  );
}
