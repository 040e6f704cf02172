import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articles,
  courseCompletions,
  courseLessons,
  lessonRecords,
  paperAttempts,
  studyRecords,
} from '../../db/schema.ts';
import { studiedLessons } from './lesson-study.ts';

interface Studied {
  userId: number;
  /** The lesson that was just finished; `papers` after an attempt was handed in or marked. */
  lesson: { videoId: number } | { articleId: number } | { lessonId: number } | 'papers';
  now: Date;
}

const { id, courseId, articleId, videoId, paperId } = courseLessons;

/** Lessons that were studied to their end just now. */
function justStudied({ userId, lesson }: Studied): SQL {
  // An attempt can also have withheld the result of another paper until now: all papers of the user are looked at.
  if (lesson === 'papers')
    return sql`${paperId} in (select ${paperAttempts.paperId} from ${paperAttempts} where ${eq(paperAttempts.userId, userId)})`;
  if ('videoId' in lesson) return eq(videoId, lesson.videoId);
  return 'articleId' in lesson ? eq(articleId, lesson.articleId) : eq(id, lesson.lessonId);
}

/**
 * Stores when a user had studied all of a course for the first time, for the courses that this is a lesson of; counted as in
 * `CourseProgress`. Returns the ids of the courses that are finished by it and whose texts there was time to read: a text tells no seconds,
 * but a finished course may pay credits. Call it in the transaction that has stored the progress, after all other locks.
 */
export async function completeCourses(tx: Database, studied: Studied): Promise<number[]> {
  const { userId, now } = studied;
  // The last two lessons of a course may end at once: the later one has to see the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course-completions ${userId}`}, 0))`);
  const touched = sql`${courseId} in (select ${courseId} from ${courseLessons} where ${justStudied(studied)})`;
  const { rows } = await tx.execute<{ id: string | number }>(sql`
    insert into ${courseCompletions} (user_id, course_id, finished_at)
    select ${userId}::bigint, course_id, ${now.toISOString()}::timestamptz
    from (${studiedLessons({ user: userId, now, isMeant: touched })}) as lessons where is_counted
    group by course_id having count(*) = count(done_at)
    order by course_id
    on conflict do nothing
    returning course_id as id`);
  const finished = rows.map((row) => Number(row.id));
  return finished.length === 0 ? [] : keepRead(tx, finished, { userId, now });
}

/** Returns the courses whose texts can have been read in the time since the first of them was begun, and those without texts. */
async function keepRead(tx: Database, courseIds: number[], { userId, now }: { userId: number; now: Date }) {
  const rows = await tx
    .select({
      id: courseId,
      characters: sql<number>`sum(coalesce(${articles.characterCount}, ${courseLessons.characterCount}))::int`,
      count: sql<number>`count(*)::int`,
      begunAt: sql<Date>`min(coalesce(${studyRecords.createdAt}, ${lessonRecords.createdAt}))`.mapWith(
        studyRecords.createdAt,
      ),
    })
    .from(courseLessons)
    .leftJoin(articles, eq(articles.id, articleId))
    .leftJoin(studyRecords, and(eq(studyRecords.articleId, articleId), eq(studyRecords.userId, userId)))
    .leftJoin(lessonRecords, and(eq(lessonRecords.lessonId, id), eq(lessonRecords.userId, userId)))
    .where(
      and(
        inArray(courseId, courseIds),
        sql`coalesce(${studyRecords.createdAt}, ${lessonRecords.createdAt}) is not null`,
      ),
    )
    .groupBy(courseId);
  const skipped = rows
    .filter(({ begunAt, ...texts }) => !hadTimeToRead(texts, begunAt, now))
    .map((row) => row.id);
  return courseIds.filter((each) => !skipped.includes(each));
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
