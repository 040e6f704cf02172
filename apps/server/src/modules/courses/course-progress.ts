import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, courseLessons, studyRecords, videoProgress } from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';

/** How far somebody has come with what can be watched or read in a course: counted on reading, of published lessons alone. */
export interface CourseProgress {
  studiedCount: number;
  lessonsCount: number;
  /** Whole per cent; 100 only when all is studied. */
  percent: number;
  /** When they have studied in it last; null when they never have. */
  studiedAt: Date | null;
}

const percentOf = (studied: number, all: number): number =>
  all === 0 ? 0 : Math.floor((studied * 100) / all);

const none: CourseProgress = { lessonsCount: 0, studiedCount: 0, percent: 0, studiedAt: null };

/** Of one person and one course. Files and live lessons do not count: nobody knows who has studied them. */
export async function findCourseProgress(
  db: Database,
  { courseId, ...studying }: { courseId: number; userId: number; now: Date },
): Promise<CourseProgress> {
  const found = await findCoursesProgress(db, { ...studying, courseIds: [courseId] });
  return found.get(courseId) ?? none;
}

/** The same of several courses, by their ids; those without such a lesson are left out. */
export async function findCoursesProgress(
  db: Database,
  { courseIds, userId, now }: { courseIds: readonly number[]; userId: number; now: Date },
): Promise<ReadonlyMap<number, CourseProgress>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: courseLessons.courseId,
      lessonsCount: sql<number>`count(*)::int`,
      studiedCount: sql<number>`count(*) filter (where ${videoProgress.watchedAt} is not null or ${studyRecords.progress} = 100)::int`,
      studiedAt:
        sql<Date | null>`max(greatest(${videoProgress.studiedAt}, ${studyRecords.studiedAt}))`.mapWith(
          videoProgress.studiedAt,
        ),
    })
    .from(courseLessons)
    .leftJoin(articles, eq(articles.id, courseLessons.articleId))
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.videoId, courseLessons.videoId), eq(videoProgress.userId, userId)),
    )
    .leftJoin(
      studyRecords,
      and(eq(studyRecords.articleId, courseLessons.articleId), eq(studyRecords.userId, userId)),
    )
    .where(
      and(
        inArray(courseLessons.courseId, [...courseIds]),
        sql`(${courseLessons.videoId} is not null or ${isArticlePublished(now)})`,
      ),
    )
    .groupBy(courseLessons.courseId);
  return new Map(
    rows.map(({ id, ...counted }) => [
      id,
      { ...counted, percent: percentOf(counted.studiedCount, counted.lessonsCount) },
    ]),
  );
}
