import { and, eq, lte, sql } from 'drizzle-orm';
import { comboItems, combos, courseLessons, studyRecords, videoProgress } from '../../db/schema.ts';
import type { Listed } from '../resource-cards/resource.ts';
import { ownerOf } from '../courses/owner-of.ts';
import { studiedLessons } from '../courses/lesson-study.ts';
import { taughtGoods } from '../courses/taught-goods.ts';

const { comboId, resourceType, resourceId } = comboItems;

/** What a person has studied of each part: of a course the lessons, each by itself. A query of `id`, `at` and `is_done`. */
export const studiedParts = (userId: number, now: Date) => sql`
  select ${comboId} as id, ${studyRecords.studiedAt} as at, ${studyRecords.progress} = 100 as is_done
  from ${comboItems} left join ${studyRecords}
    on ${and(eq(studyRecords.articleId, resourceId), eq(studyRecords.userId, userId))}
  where ${resourceType} = 'article'
  union all
  select ${comboId}, ${videoProgress.studiedAt}, ${videoProgress.watchedAt} is not null
  from ${comboItems} left join ${videoProgress}
    on ${and(eq(videoProgress.videoId, resourceId), eq(videoProgress.userId, userId))}
  where ${resourceType} = 'video'
  union all
  select ${comboId}, lessons.studied_at, lessons.done_at is not null
  from ${comboItems} cross join lateral (${studiedLessons({ user: userId, now, isMeant: eq(courseLessons.courseId, resourceId) })}) as lessons
  where ${resourceType} = 'course' and lessons.is_counted`;

/** A column, for who points at it. */
export const comboResource = {
  listed: {
    table: combos,
    id: combos.id,
    title: combos.title,
    thumb: combos.thumb,
    shortDescription: combos.shortDescription,
    charge: combos.charge,
    isVipFree: combos.isVipFree,
    publishedAt: combos.publishedAt,
    extent: () => sql`(select count(*) from ${comboItems} where ${eq(comboId, combos.id)})`,
    isPublished: (now) => lte(combos.publishedAt, now),
    isKeptByOwners: true,
    studiedBy: (userId, now) => sql`
      select id, max(at) as studied_at, (count(*) filter (where is_done) * 100 / count(*))::int as progress
      from (${studiedParts(userId, now)}) as parts group by id having max(at) is not null`,
  } satisfies Listed,
  sold: taughtGoods('combo', combos, ownerOf(combos.ownerId)),
};
