import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articles,
  courseCategories,
  courseChapters,
  courseLessons,
  courses,
  papers,
  professions,
  teachers,
  videos,
} from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import { isInCategory, sortOf, type SceneFilter } from './course-catalog.repo.ts';
import { isCounted, isPaperPublished } from './lesson-study.ts';
import { ownerOf } from './owner-of.ts';

/** Neither a draft nor still to come. */
export const isPublished = (now: Date) => lte(courses.publishedAt, now);

/** What is no article, and articles that are published. */
const isShown = (now: Date) => or(isNull(courseLessons.articleId), isArticlePublished(now));

/** Something of a lesson is open to everybody. */
const hasTrial = sql<boolean>`coalesce(
  bool_or(${articles.charge} = 0 or ${courseLessons.isFree} or ${videos.freeSeconds} > 0), false)`;

/** How many lessons count, how long they are, and whether there is something to try. */
const sizes = (db: Database, now: Date) =>
  db
    .select({
      count: sql<number>`(count(*) filter (where ${isCounted(now)}))::int`.as('lessons_count'),
      duration: sql<number>`coalesce(sum(${courseLessons.duration}), 0)::int`.as('lessons_duration'),
      hasTrial: hasTrial.as('has_trial'),
    })
    .from(courseLessons)
    .leftJoin(articles, eq(articles.id, courseLessons.articleId))
    .leftJoin(videos, eq(videos.id, courseLessons.videoId))
    .leftJoin(papers, eq(papers.id, courseLessons.paperId))
    .where(and(eq(courseLessons.courseId, courses.id), isShown(now)))
    .as('sizes');

/** Its sale is not over. */
const isOnSale = (now: Date) =>
  sql<boolean>`coalesce(${courses.soldUntil} > ${now.toISOString()}::timestamptz, true)`;

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
      hasTrial: size.hasTrial,
      isOnSale: isOnSale(now),
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .crossJoinLateral(size);
}

export type CourseRow = Awaited<ReturnType<typeof listCourses>>[number];

export interface CourseFilter extends Pick<SceneFilter, 'now' | 'categoryId' | 'scene' | 'teacherId'> {
  professionId: number | undefined;
  level: number | undefined;
  price: 'free' | 'paid' | 'member' | undefined;
}

const ofPrice = {
  free: eq(courses.charge, 0),
  paid: gt(courses.charge, 0),
  member: and(gt(courses.charge, 0), courses.isVipFree),
};

const isMeant = (
  db: Database,
  { now, categoryId, scene, teacherId, professionId, level, price }: CourseFilter,
) =>
  and(
    isPublished(now),
    isInCategory(db, courses.categoryId, categoryId),
    teacherId === undefined ? undefined : eq(courses.teacherId, teacherId),
    professionId === undefined ? undefined : eq(courses.professionId, professionId),
    level === undefined ? undefined : sql`${courses.level} = ${level}`,
    scene === 'free' ? ofPrice.free : undefined,
    price && ofPrice[price],
  );

const byOrder = {
  newest: [desc(courses.publishedAt), desc(courses.id)],
  recommended: [desc(courses.isRecommended), desc(courses.publishedAt), desc(courses.id)],
  popular: [desc(courses.userCount), desc(courses.id)],
  cheapest: [asc(courses.charge), desc(courses.id)],
};

interface CoursePage {
  page: number;
  size: number;
  /** By the scene when left out. */
  sort?: keyof typeof byOrder | undefined;
}

/** One page of what the filter lets through. What is in them is counted of those of the page alone. */
export function listCourses(db: Database, filter: CourseFilter, { page, size, sort }: CoursePage) {
  const order = byOrder[sortOf({ scene: filter.scene, sort })];
  const ids = db
    .select({ id: courses.id })
    .from(courses)
    .where(isMeant(db, filter))
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  return selectCards(db, filter.now)
    .where(inArray(courses.id, ids))
    .orderBy(...order);
}

/** Professions that a published course leads to, in their order. */
export const listProfessions = (db: Database, now: Date) =>
  db
    .select({ id: professions.id, name: professions.name })
    .from(professions)
    .where(
      sql`exists (select 1 from ${courses} where ${and(eq(courses.professionId, professions.id), isPublished(now))})`,
    )
    .orderBy(asc(professions.sort), asc(professions.id));

/** The newest of a teacher's published courses. */
export const listCoursesOfTeacher = (db: Database, teacherId: number, now: Date, limit: number) =>
  selectCards(db, now)
    .where(and(isPublished(now), eq(courses.teacherId, teacherId)))
    .orderBy(...byOrder.newest)
    .limit(limit);

/** The published ones of these, in no order. */
export const findCourses = (db: Database, ids: readonly number[], now: Date) =>
  selectCards(db, now).where(and(isPublished(now), inArray(courses.id, [...ids])));

export const countCourses = (db: Database, filter: CourseFilter): Promise<number> =>
  db.$count(courses, isMeant(db, filter));

/** A course that may be hidden: a draft, or still to come. */
export type FoundCourse = Omit<CourseRow, 'publishedAt'> & { publishedAt: Date | null };

/** Hidden ones too: who may see them is not decided here. */
export async function findCourse(db: Database, id: number, now: Date): Promise<FoundCourse | undefined> {
  const [found] = await selectCards(db, now).where(eq(courses.id, id));
  return found;
}

/** These published ones as cards, in no order. */
export const listCards = (db: Database, ids: readonly number[], now: Date) =>
  selectCards(db, now).where(and(isPublished(now), inArray(courses.id, [...ids])));

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
      mediaId: courseLessons.mediaId,
      liveUrl: courseLessons.liveUrl,
      video: {
        id: videos.id,
        charge: videos.charge,
        isVipFree: videos.isVipFree,
        ownerId: ownerOf(videos.ownerId),
        freeSeconds: videos.freeSeconds,
        duration: videos.duration,
      },
      article: {
        id: articles.id,
        charge: articles.charge,
        isVipFree: articles.isVipFree,
        ownerId: articles.authorId,
      },
      /** Null for the other kinds, and while it is not published. */
      paper: {
        id: papers.id,
        charge: papers.charge,
        isVipFree: papers.isVipFree,
        ownerId: papers.authorId,
        isInvitedOnly: papers.enabledInvite,
      },
      isCounted: isCounted(now),
      chapter: { id: courseChapters.id, title: courseChapters.title },
    })
    .from(courseLessons)
    .leftJoin(articles, eq(articles.id, courseLessons.articleId))
    .leftJoin(videos, eq(videos.id, courseLessons.videoId))
    .leftJoin(papers, and(eq(papers.id, courseLessons.paperId), isPaperPublished(now)))
    .leftJoin(teachers, eq(teachers.id, videos.teacherId))
    .leftJoin(courseChapters, eq(courseChapters.id, courseLessons.chapterId))
    .where(and(eq(courseLessons.courseId, courseId), isShown(now)))
    .orderBy(
      sql`${courseChapters.sort} nulls first`,
      sql`${courseChapters.id} nulls first`,
      asc(courseLessons.sort),
      asc(courseLessons.id),
    );
}

export type LessonRow = Awaited<ReturnType<typeof listLessons>>[number];
