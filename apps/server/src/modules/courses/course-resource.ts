import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { articles, courseLessons, courses, studyRecords, teachers, videoProgress } from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import type { Listed } from '../resource-cards/resource.ts';
import { taughtGoods } from './taught-goods.ts';

const { courseId, articleId, videoId } = courseLessons;

/** A course, for who points at it. */
export const courseResource = {
  listed: {
    table: courses,
    id: courses.id,
    title: courses.title,
    thumb: courses.thumb,
    shortDescription: courses.shortDescription,
    charge: courses.charge,
    isVipFree: courses.isVipFree,
    publishedAt: courses.publishedAt,
    extent: (now) => sql`(
      select count(*) from ${courseLessons} left join ${articles} on ${eq(articles.id, articleId)}
      where ${and(eq(courseId, courses.id), or(isNull(articleId), isArticlePublished(now)))})`,
    isPublished: (now) => lte(courses.publishedAt, now),
    isKeptByOwners: true,
    // Begun with the first lesson of it; counted as `findCourseProgress` counts it.
    studiedBy: (userId, now) => sql`
      select ${courseId} as id, max(greatest(${studyRecords.studiedAt}, ${videoProgress.studiedAt})) as studied_at,
        (count(*) filter (where ${videoProgress.watchedAt} is not null or ${studyRecords.progress} = 100) * 100
          / count(*))::int as progress
      from ${courseLessons}
      left join ${articles} on ${eq(articles.id, articleId)}
      left join ${studyRecords} on ${and(eq(studyRecords.articleId, articleId), eq(studyRecords.userId, userId))}
      left join ${videoProgress} on ${and(eq(videoProgress.videoId, videoId), eq(videoProgress.userId, userId))}
      where (${videoId} is not null or ${isArticlePublished(now)}) and ${courseId} in (
        select ${courseId} from ${courseLessons} where ${articleId} in (
          select ${studyRecords.articleId} from ${studyRecords} where ${eq(studyRecords.userId, userId)})
        union
        select ${courseId} from ${courseLessons} where ${videoId} in (
          select ${videoProgress.videoId} from ${videoProgress} where ${eq(videoProgress.userId, userId)}))
      group by ${courseId} having max(greatest(${studyRecords.studiedAt}, ${videoProgress.studiedAt})) is not null`,
  } satisfies Listed,
  sold: taughtGoods('course', courses, teachers.userId),
};
