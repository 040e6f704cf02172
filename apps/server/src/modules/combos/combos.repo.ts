import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articles,
  comboChapters,
  comboItems,
  combos,
  courseCategories,
  courseLessons,
  courses,
  teachers,
  videos,
} from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import { charactersPerMinute } from '../articles/reading.ts';
import { isPublished as isCoursePublished } from '../courses/courses.repo.ts';
import { isOfScene, orderOfScene, type SceneFilter } from '../courses/course-catalog.repo.ts';
import { ownerOf } from '../courses/owner-of.ts';

const { resourceType, resourceId, chapterId, comboId, sort } = comboItems;

/** Seconds of all that is played in a course. */
const courseSeconds = sql`(
  select coalesce(sum(${courseLessons.duration}), 0) from ${courseLessons}
  where ${eq(courseLessons.courseId, courses.id)})`;

/** Seconds of reading. */
const readingSeconds = sql`greatest(1, round(${articles.characterCount} / ${sql.raw(charactersPerMinute.toFixed(1))})) * 60`;

/** The account of who teaches a course or video. */
const teacherOfItem = sql`(
  select ${teachers.userId} from ${teachers} where ${teachers.id} = coalesce(${courses.teacherId}, ${videos.teacherId}))`;

/** Columns of what stands in a column, whatever it is: joined to `selectItems`. */
const ofItem = {
  title: sql<string>`coalesce(${courses.title}, ${videos.title}, ${articles.title})`,
  thumb: sql<string>`coalesce(${courses.thumb}, ${videos.thumb}, ${articles.thumb})`,
  duration: sql<number>`(case ${resourceType}
    when 'course' then ${courseSeconds} when 'video' then ${videos.duration} else ${readingSeconds} end)::int`,
  charge: sql<number | null>`case ${resourceType}
    when 'course' then ${courses.charge} when 'video' then ${videos.charge} else ${articles.charge} end`,
  isVipFree: sql<boolean>`coalesce(${courses.isVipFree}, ${videos.isVipFree}, ${articles.isVipFree})`,
  ownerId: sql<
    number | null
  >`case ${resourceType} when 'article' then ${articles.authorId} else coalesce(${teacherOfItem}, ${videos.ownerId}) end`.mapWith(
    (value: string | null) => (value === null ? null : Number(value)),
  ),
};

/** Published by itself; a video that is not sold alone stands in a column for its sake. */
const isShown = (now: Date) =>
  or(
    and(eq(resourceType, 'course'), isCoursePublished(now)),
    and(eq(resourceType, 'video'), or(lte(videos.publishedAt, now), sql`${videos.charge} is null`)),
    and(eq(resourceType, 'article'), isArticlePublished(now)),
  );

function selectItems(db: Database) {
  return db
    .select({
      id: comboItems.id,
      type: resourceType,
      resourceId,
      chapter: { id: comboChapters.id, title: comboChapters.title },
      ...ofItem,
    })
    .from(comboItems)
    .leftJoin(courses, and(eq(resourceType, 'course'), eq(courses.id, resourceId)))
    .leftJoin(videos, and(eq(resourceType, 'video'), eq(videos.id, resourceId)))
    .leftJoin(articles, and(eq(resourceType, 'article'), eq(articles.id, resourceId)))
    .leftJoin(comboChapters, eq(comboChapters.id, chapterId));
}

/** What stands in a column and is published, in its order. */
export const listItems = (db: Database, id: number, now: Date) =>
  selectItems(db)
    .where(and(eq(comboId, id), isShown(now)))
    .orderBy(
      sql`${comboChapters.sort} nulls first`,
      sql`${comboChapters.id} nulls first`,
      asc(sort),
      asc(comboItems.id),
    );

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** How much there is to learn. */
const sizes = (db: Database, now: Date) =>
  db
    .select({
      count: sql<number>`count(*)::int`.as('items_count'),
      duration: sql<number>`coalesce(sum(case ${resourceType}
        when 'course' then ${courseSeconds} when 'video' then ${videos.duration} end), 0)::int`.as(
        'items_duration',
      ),
    })
    .from(comboItems)
    .leftJoin(courses, and(eq(resourceType, 'course'), eq(courses.id, resourceId)))
    .leftJoin(videos, and(eq(resourceType, 'video'), eq(videos.id, resourceId)))
    .leftJoin(articles, and(eq(resourceType, 'article'), eq(articles.id, resourceId)))
    .where(and(eq(comboId, combos.id), isShown(now)))
    .as('sizes');

function selectCards(db: Database, now: Date) {
  const size = sizes(db, now);
  return db
    .select({
      id: combos.id,
      title: combos.title,
      thumb: combos.thumb,
      shortDescription: combos.shortDescription,
      renderDescription: combos.renderDescription,
      category: { id: courseCategories.id, name: courseCategories.name },
      teacher: {
        id: teachers.id,
        name: teachers.name,
        avatar: teachers.avatar,
        title: teachers.title,
        shortDescription: teachers.shortDescription,
      },
      ownerId: ownerOf(combos.ownerId),
      itemsCount: size.count,
      duration: size.duration,
      userCount: combos.userCount,
      // Lists are limited to published ones.
      publishedAt: sql<Date>`${combos.publishedAt}`.mapWith(combos.publishedAt),
      charge: combos.charge,
      originalCharge: combos.originalCharge,
      isVipFree: combos.isVipFree,
    })
    .from(combos)
    .innerJoin(courseCategories, eq(courseCategories.id, combos.categoryId))
    .leftJoin(teachers, eq(teachers.id, combos.teacherId))
    .crossJoinLateral(size);
}

export type ComboRow = Awaited<ReturnType<typeof listCombos>>[number];

/** One page of what the filter lets through. */
export const listCombos = (
  db: Database,
  filter: SceneFilter,
  { page, size }: { page: number; size: number },
) =>
  selectCards(db, filter.now)
    .where(isOfScene(db, combos, filter))
    .orderBy(...orderOfScene(combos, filter))
    .limit(size)
    .offset((page - 1) * size);

/** The published ones of these, in no order. */
export const findCombos = (db: Database, ids: readonly number[], now: Date) =>
  selectCards(db, now).where(and(lte(combos.publishedAt, now), inArray(combos.id, [...ids])));

export const countCombos = (db: Database, filter: SceneFilter): Promise<number> =>
  db.$count(combos, isOfScene(db, combos, filter));

/** A column that may be hidden: a draft, or still to come. */
export type FoundCombo = Omit<ComboRow, 'publishedAt'> & { publishedAt: Date | null };

/** Hidden ones too: who may see them is not decided here. */
export async function findCombo(db: Database, id: number, now: Date): Promise<FoundCombo | undefined> {
  const [found] = await selectCards(db, now).where(eq(combos.id, id));
  return found;
}
