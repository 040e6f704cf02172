import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, courseCompletions, courseLessons, studyRecords, videoProgress } from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';

interface Studied {
  userId: number;
  /** What was just studied to its end. */
  lesson: { videoId: number } | { articleId: number };
  now: Date;
}

/**
 * Keeps since when somebody has studied all of the courses that this is a lesson of: counted as `findCourseProgress` counts, and for the
 * first time alone. Answers the ids of those that are finished by it and whose texts there was time to read: a text tells no seconds, but what is
 * finished may pay credits. Call it in the transaction that has kept their progress, after all else that it locks.
 */
export async function completeCourses(tx: Database, { userId, lesson, now }: Studied): Promise<number[]> {
  // The last two lessons of a course may end at once: the later one has to see the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course-completions ${userId}`}, 0))`);
  const isIt =
    'videoId' in lesson
      ? eq(courseLessons.videoId, lesson.videoId)
      : eq(courseLessons.articleId, lesson.articleId);
  const { rows } = await tx.execute<{ id: string | number }>(sql`
    insert into ${courseCompletions} (user_id, course_id, finished_at)
    select ${userId}::bigint, touched.id, ${now.toISOString()}::timestamptz
    from (select distinct ${courseLessons.courseId} as id from ${courseLessons} where ${isIt}) as touched
    where not exists (
      select 1 from ${courseLessons}
      left join ${articles} on ${eq(articles.id, courseLessons.articleId)}
      left join ${videoProgress} on ${and(eq(videoProgress.videoId, courseLessons.videoId), eq(videoProgress.userId, userId))}
      left join ${studyRecords} on ${and(eq(studyRecords.articleId, courseLessons.articleId), eq(studyRecords.userId, userId))}
      where ${courseLessons.courseId} = touched.id
        and (${courseLessons.videoId} is not null or ${isArticlePublished(now)})
        and ${videoProgress.watchedAt} is null and coalesce(${studyRecords.progress}, 0) < 100)
    order by touched.id
    on conflict do nothing
    returning course_id as id`);
  const finished = rows.map(({ id }) => Number(id));
  return finished.length === 0 ? [] : keepRead(tx, finished, { userId, now });
}

/** Of courses those whose articles, where they have any, there was time to read since the first of them was begun. */
async function keepRead(tx: Database, courseIds: number[], { userId, now }: { userId: number; now: Date }) {
  const rows = await tx
    .select({
      id: courseLessons.courseId,
      characters: sql<number>`sum(${articles.characterCount})::int`,
      count: sql<number>`count(*)::int`,
      begunAt: sql<Date>`min(${studyRecords.createdAt})`.mapWith(studyRecords.createdAt),
    })
    .from(courseLessons)
    .innerJoin(articles, eq(articles.id, courseLessons.articleId))
    .innerJoin(studyRecords, and(eq(studyRecords.articleId, articles.id), eq(studyRecords.userId, userId)))
    .where(inArray(courseLessons.courseId, courseIds))
    .groupBy(courseLessons.courseId);
  const skipped = rows
    .filter(({ begunAt, ...texts }) => !hadTimeToRead(texts, begunAt, now))
    .map(({ id }) => id);
  return courseIds.filter((id) => !skipped.includes(id));
}

/** Characters in a second: twice as many as a fast reader takes in. */
const fastest = 34;

/** Seconds of an article before its first place is told. */
const untold = 30;

/** Whether there was time to read texts between two instants. */
export function hadTimeToRead(
  { characters, count }: { characters: number; count: number },
  begunAt: Date,
  now: Date,
): boolean {
  return characters <= fastest * ((now.getTime() - begunAt.getTime()) / 1000 + untold * count);
}
