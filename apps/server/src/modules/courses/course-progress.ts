import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, courseLessons, studyRecords, videoProgress } from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';

/** How far somebody has come with what can be watched or read in a course: counted on reading, of published lessons alone. */
export interface CourseProgress {
  studiedCount: number;
  lessonsCount: number;
  /** Whole per cent; 100 only when all is studied. */
  percent: number;
}

const percentOf = (studied: number, all: number): number =>
  all === 0 ? 0 : Math.floor((studied * 100) / all);

/** Of one person and one course. Files and live lessons do not count: nobody knows who has studied them. */
export async function findCourseProgress(
  db: Database,
  { courseId, userId, now }: { courseId: number; userId: number; now: Date },
): Promise<CourseProgress> {
  const [found] = await db
    .select({
      lessonsCount: sql<number>`count(*)::int`,
      studiedCount: sql<number>`count(*) filter (where ${videoProgress.watchedAt} is not null or ${studyRecords.progress} = 100)::int`,
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
        eq(courseLessons.courseId, courseId),
        sql`(${courseLessons.videoId} is not null or ${isArticlePublished(now)})`,
      ),
    );
  const { lessonsCount, studiedCount } = found ?? { lessonsCount: 0, studiedCount: 0 };
  return { lessonsCount, studiedCount, percent: percentOf(studiedCount, lessonsCount) };
}
