import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articles,
  courseCategories,
  courseChapters,
  courseLessons,
  courses,
  teachers,
} from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import { isInCategory } from './course-catalog.repo.ts';

/** Neither a draft nor still to come. */
export const isPublished = (now: Date) => lte(courses.publishedAt, now);

/** What is no article, and articles that are published. */
const isShown = (now: Date) => or(isNull(courseLessons.articleId), isArticlePublished(now));

/** How much there is to learn. */
const sizes = (db: Database, now: Date) =>
  db
    .select({
      count: sql<number>`count(*)::int`.as('lessons_count'),
      duration: sql<number>`coalesce(sum(${courseLessons.duration}), 0)::int`.as('lessons_duration'),
    })
    .from(courseLessons)
    .leftJoin(articles, eq(articles.id, courseLessons.articleId))
    .where(and(eq(courseLessons.courseId, courses.id), isShown(now)))
    .as('sizes');

function selectCards(db: Database, now: Date) {
  const size = sizes(db, now);
  return db
    .select({
      id: courses.id,
      title: courses.title,
      thumb: courses.thumb,
      shortDescription: courses.shortDescription,
      renderDescription: courses.renderDescription,
      category: { id: courseCategories.id, name: courseCategories.name },
      teacher: {
        id: teachers.id,
        name: teachers.name,
        avatar: teachers.avatar,
        title: teachers.title,
        shortDescription: teachers.shortDescription,
      },
      ownerId: teachers.userId,
      level: courses.level,
      lessonsCount: size.count,
      duration: size.duration,
      userCount: courses.userCount,
      // Lists are limited to published ones.
      publishedAt: sql<Date>`${courses.publishedAt}`.mapWith(courses.publishedAt),
      charge: courses.charge,
      isVipFree: courses.isVipFree,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .crossJoinLateral(size);
}

export type CourseRow = Awaited<ReturnType<typeof listCourses>>[number];

export interface CourseFilter {
  now: Date;
  categoryId: number | undefined;
  level: number | undefined;
  price: 'free' | 'paid' | 'member' | undefined;
}

const ofPrice = {
  free: eq(courses.charge, 0),
  paid: gt(courses.charge, 0),
  member: and(gt(courses.charge, 0), courses.isVipFree),
};

const isMeant = (db: Database, { now, categoryId, level, price }: CourseFilter) =>
  and(
    isPublished(now),
    isInCategory(db, courses.categoryId, categoryId),
    level === undefined ? undefined : sql`${courses.level} = ${level}`,
    price && ofPrice[price],
  );

const byOrder = {
  newest: [desc(courses.publishedAt), desc(courses.id)],
  popular: [desc(courses.userCount), desc(courses.id)],
  cheapest: [asc(courses.charge), desc(courses.id)],
};

/** One page of what the filter lets through. */
export function listCourses(
  db: Database,
  filter: CourseFilter,
  { page, size, sort }: { page: number; size: number; sort: keyof typeof byOrder },
) {
  return selectCards(db, filter.now)
    .where(isMeant(db, filter))
    .orderBy(...byOrder[sort])
    .limit(size)
    .offset((page - 1) * size);
}

/** The newest of a teacher's published courses. */
export const listCoursesOfTeacher = (db: Database, teacherId: number, now: Date, limit: number) =>
  selectCards(db, now)
    .where(and(isPublished(now), eq(courses.teacherId, teacherId)))
    .orderBy(...byOrder.newest)
    .limit(limit);

export const countCourses = (db: Database, filter: CourseFilter): Promise<number> =>
  db.$count(courses, isMeant(db, filter));

/** A course that may be hidden: a draft, or still to come. */
export type FoundCourse = Omit<CourseRow, 'publishedAt'> & { publishedAt: Date | null };

/** Hidden ones too: who may see them is not decided here. */
export async function findCourse(db: Database, id: number, now: Date): Promise<FoundCourse | undefined> {
  const [found] = await selectCards(db, now).where(eq(courses.id, id));
  return found;
}

/** The lessons of a course in their order, without articles that are not published. */
export function listLessons(db: Database, courseId: number, now: Date) {
  return db
    .select({
      id: courseLessons.id,
      kind: courseLessons.kind,
      title: courseLessons.title,
      duration: courseLessons.duration,
      isFree: courseLessons.isFree,
      startsAt: courseLessons.startsAt,
      videoId: courseLessons.videoId,
      article: {
        id: articles.id,
        charge: articles.charge,
        isVipFree: articles.isVipFree,
        ownerId: articles.authorId,
      },
      chapter: { id: courseChapters.id, title: courseChapters.title },
    })
    .from(courseLessons)
    .leftJoin(articles, eq(articles.id, courseLessons.articleId))
    .leftJoin(courseChapters, eq(courseChapters.id, courseLessons.chapterId))
    .where(and(eq(courseLessons.courseId, courseId), isShown(now)))
    .orderBy(
      sql`${courseChapters.sort} nulls first`,
      sql`${courseChapters.id} nulls first`,
      asc(courseLessons.sort),
      asc(courseLessons.id),
    );
}
