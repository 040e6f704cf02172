import { eq, lte, sql } from 'drizzle-orm';
import {
  courseLessons,
  courses,
  lessonRecords,
  paperAttempts,
  studyRecords,
  teachers,
  videoProgress,
} from '../../db/schema.ts';
import type { Listed } from '../resource-cards/resource.ts';
import { lessonsCountOf, studiedLessons } from './lesson-study.ts';
import { ownedCourses } from './owned-courses.ts';
import { taughtGoods } from './taught-goods.ts';

const { courseId, articleId, videoId, paperId } = courseLessons;

/** Courses in which a user has begun something. A paper begins those that they own: it may have been taken for its own sake. */
const begunBy = (userId: number, now: Date) => sql`
  select ${courseId} from ${courseLessons} where ${articleId} in (
    select ${studyRecords.articleId} from ${studyRecords} where ${eq(studyRecords.userId, userId)})
  union
  select ${courseId} from ${courseLessons} where ${videoId} in (
    select ${videoProgress.videoId} from ${videoProgress} where ${eq(videoProgress.userId, userId)})
  union
  select ${courseId} from ${courseLessons} where ${courseLessons.id} in (
    select ${lessonRecords.lessonId} from ${lessonRecords} where ${eq(lessonRecords.userId, userId)})
  union
  select ${courseId} from ${courseLessons} where ${paperId} in (
    select ${paperAttempts.paperId} from ${paperAttempts} where ${eq(paperAttempts.userId, userId)})
    and ${courseId} in (select id from (${ownedCourses(userId, now)}) as owned)`;

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
    extent: (now) => lessonsCountOf(courses.id, now),
    isPublished: (now) => lte(courses.publishedAt, now),
    isKeptByOwners: true,
    studiedBy: (userId, now) => sql`
      select course_id as id, max(studied_at) as studied_at, (count(done_at) * 100 / count(*))::int as progress
      from (${studiedLessons({ user: userId, now, isMeant: sql`${courseId} in (${begunBy(userId, now)})` })}) as lessons
      where is_counted group by course_id having max(studied_at) is not null`,
  } satisfies Listed,
  sold: taughtGoods('course', courses, teachers.userId),
};
