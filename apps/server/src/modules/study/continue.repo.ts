import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import {
  articles,
  courseLessons,
  lessonRecords,
  paperAttempts,
  studyRecords,
  videoProgress,
  videos,
} from '../../db/schema.ts';
import { ownedCourses } from '../courses/owned-courses.ts';

/** Of many that were begun, those that are asked whether they still open. */
const candidates = 10;

/** Not taken out of the history, or studied again since. */
export const isInHistory = (of: { studiedAt: PgColumn; historyRemovedAt: PgColumn }) =>
  or(isNull(of.historyRemovedAt), gt(of.studiedAt, of.historyRemovedAt));

/** A course that a user can go on with. */
interface BegunCourse {
  id: number;
  /** Owned by itself or with a combo. */
  isOwned: boolean;
  /** When the user studied in it, or got it, for the last time. */
  at: Date;
}

/** Courses that a user owns or has begun, the latest first: as many of those that they own as of all others. */
export async function listCoursesToGoOn(db: Database, userId: number, now: Date): Promise<BegunCourse[]> {
  const { rows } = await db.execute<{ id: string; is_owned: boolean; at: string }>(sql`
    with owned as (${ownedCourses(userId, now)}),
    begun as (
      select ${courseLessons.courseId} as id, ${videoProgress.studiedAt} as at
      from ${videoProgress} join ${courseLessons} on ${eq(courseLessons.videoId, videoProgress.videoId)}
      where ${eq(videoProgress.userId, userId)}
      union all
      select ${courseLessons.courseId}, ${studyRecords.studiedAt}
      from ${studyRecords} join ${courseLessons} on ${eq(courseLessons.articleId, studyRecords.articleId)}
      where ${eq(studyRecords.userId, userId)}
      union all
      select ${courseLessons.courseId}, ${lessonRecords.studiedAt}
      from ${lessonRecords} join ${courseLessons} on ${eq(courseLessons.id, lessonRecords.lessonId)}
      where ${eq(lessonRecords.userId, userId)}
      union all
      select ${courseLessons.courseId}, ${paperAttempts.startedAt}
      from ${paperAttempts} join ${courseLessons} on ${eq(courseLessons.paperId, paperAttempts.paperId)}
      where ${eq(paperAttempts.userId, userId)} and ${courseLessons.courseId} in (select id from owned)
      union all
      select id, at from owned),
    latest as (select id, max(at) as at, id in (select id from owned) as is_owned from begun group by id)
    select id, is_owned, ${instantJson(sql`at`)} as at from (
      select latest.*, row_number() over (partition by is_owned order by at desc, id desc) as place from latest) as ranked
    where place <= ${candidates} order by ranked.at desc, id desc`);
  return rows.map(({ id, is_owned: isOwned, at }) => ({ id: Number(id), isOwned, at: new Date(at) }));
}

/** Videos that were begun and not watched to their end, the latest first. */
export const listUnfinishedVideos = (db: Database, userId: number) =>
  db
    .select({ id: videos.id, position: videoProgress.position, studiedAt: videoProgress.studiedAt })
    .from(videoProgress)
    .innerJoin(videos, eq(videos.id, videoProgress.videoId))
    .where(and(eq(videoProgress.userId, userId), isNull(videoProgress.watchedAt), isInHistory(videoProgress)))
    .orderBy(desc(videoProgress.studiedAt), desc(videos.id))
    .limit(candidates);

/** Articles that were begun and not read to their end, likewise. */
export const listUnfinishedArticles = (db: Database, userId: number) =>
  db
    .select({
      id: articles.id,
      title: articles.title,
      thumb: articles.thumb,
      place: studyRecords.place,
      studiedAt: studyRecords.studiedAt,
    })
    .from(studyRecords)
    .innerJoin(articles, eq(articles.id, studyRecords.articleId))
    .where(and(eq(studyRecords.userId, userId), lt(studyRecords.progress, 100), isInHistory(studyRecords)))
    .orderBy(desc(studyRecords.studiedAt), desc(articles.id))
    .limit(candidates);
