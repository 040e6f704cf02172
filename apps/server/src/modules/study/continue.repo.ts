import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { articles, courseLessons, grants, studyRecords, videoProgress, videos } from '../../db/schema.ts';
import { isOwning } from '../grants/grants.repo.ts';

/** Of many that were begun, those that are asked whether they still open. */
const candidates = 10;

/** Not taken out of the history, or studied again since. */
export const isInHistory = (of: { studiedAt: PgColumn; historyRemovedAt: PgColumn }) =>
  or(isNull(of.historyRemovedAt), gt(of.studiedAt, of.historyRemovedAt));

/** The courses that a person has studied or got last, the latest first. */
export async function listCoursesToGoOn(db: Database, userId: number, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select ${courseLessons.courseId} as id, ${videoProgress.studiedAt} as at
      from ${videoProgress} join ${courseLessons} on ${eq(courseLessons.videoId, videoProgress.videoId)}
      where ${eq(videoProgress.userId, userId)}
      union all
      select ${courseLessons.courseId}, ${studyRecords.studiedAt}
      from ${studyRecords} join ${courseLessons} on ${eq(courseLessons.articleId, studyRecords.articleId)}
      where ${eq(studyRecords.userId, userId)}
      union all
      select ${grants.goodsId}, ${grants.createdAt} from ${grants}
      where ${and(eq(grants.userId, userId), eq(grants.goodsType, 'course'), isOwning(grants, now))}
    ) as begun group by id order by max(at) desc, id desc limit ${candidates}`);
  return rows.map(({ id }) => Number(id));
}

/** Videos that were begun and not watched to their end, the latest first. */
export const listUnfinishedVideos = (db: Database, userId: number) =>
  db
    .select({ id: videos.id, position: videoProgress.position })
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
    })
    .from(studyRecords)
    .innerJoin(articles, eq(articles.id, studyRecords.articleId))
    .where(and(eq(studyRecords.userId, userId), lt(studyRecords.progress, 100), isInHistory(studyRecords)))
    .orderBy(desc(studyRecords.studiedAt), desc(articles.id))
    .limit(candidates);
