import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articleCategories,
  articles,
  combos,
  commentThreads,
  courses,
  reviews,
  teachers,
  users,
  videos,
} from '../../db/schema.ts';
import {
  cardColumns,
  isPublished as isArticlePublished,
  isThreadOfArticle,
} from '../articles/card-columns.ts';
import { isPublished as isCoursePublished } from '../courses/courses.repo.ts';

type Taught = typeof courses | typeof videos | typeof combos;

const taught: readonly Taught[] = [courses, videos, combos];

function selectTeachers(db: Database, now: Date) {
  const ofCourses = db
    .select({ count: sql<number>`count(*)::int`.as('courses_count') })
    .from(courses)
    .where(and(eq(courses.teacherId, teachers.id), isCoursePublished(now)))
    .as('of_courses');
  const ofArticles = db
    .select({ count: sql<number>`count(*)::int`.as('articles_count') })
    .from(articles)
    .where(and(eq(articles.authorId, teachers.userId), isArticlePublished(now)))
    .as('of_articles');
  return db
    .select({
      id: teachers.id,
      userId: teachers.userId,
      name: teachers.name,
      avatar: teachers.avatar,
      title: teachers.title,
      shortDescription: teachers.shortDescription,
      coursesCount: ofCourses.count,
      articlesCount: ofArticles.count,
    })
    .from(teachers)
    .crossJoinLateral(ofCourses)
    .crossJoinLateral(ofArticles);
}

export type TeacherRow = Awaited<ReturnType<typeof listTeachers>>[number];

/** One page of those of whom something is published, in the order in which they were added. */
export function listTeachers(db: Database, now: Date, { page, size }: { page: number; size: number }) {
  return selectTeachers(db, now)
    .where(isShown(now))
    .orderBy(asc(teachers.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** Something of theirs is published. */
export function isShown(now: Date | SQL): SQL | undefined {
  const ofThese = (table: Taught) => sql`exists (select from ${table}
    where ${and(eq(table.teacherId, teachers.id), lte(table.publishedAt, now))})`;
  const ofArticles = sql`exists (select from ${articles}
    where ${and(eq(articles.authorId, teachers.userId), isArticlePublished(now))})`;
  return or(...taught.map(ofThese), ofArticles);
}

/** How many there are of whom something is published. */
export function countTeachers(db: Database, now: Date): Promise<number> {
  return db.$count(teachers, isShown(now));
}

/** Those of these of whom something is published, in no order. */
export function findTeachers(db: Database, ids: readonly number[], now: Date) {
  return selectTeachers(db, now).where(and(isShown(now), inArray(teachers.id, [...ids])));
}

/** A teacher of whom something is published. */
export async function findTeacher(db: Database, id: number, now: Date): Promise<TeacherRow | undefined> {
  const [found] = await selectTeachers(db, now).where(and(eq(teachers.id, id), isShown(now)));
  return found;
}

/** How many have bought what a teacher has published, each thing counted apart, and what is said of it in reviews. */
export async function findFigures(db: Database, id: number, now: Date) {
  const isTheirs = (table: Taught) => and(eq(table.teacherId, id), lte(table.publishedAt, now));
  const counted = taught.map(async (table) => {
    const [found] = await db
      .select({ count: sql<number>`coalesce(sum(${table.userCount}), 0)::int` })
      .from(table)
      .where(isTheirs(table));
    return found?.count ?? 0;
  });
  const isOf = (type: 'course' | 'combo', table: typeof courses | typeof combos) =>
    and(
      eq(reviews.resourceType, type),
      inArray(reviews.resourceId, db.select({ id: table.id }).from(table).where(isTheirs(table))),
    );
  const [learners, [rated]] = await Promise.all([
    Promise.all(counted),
    db
      .select({
        count: sql<number>`count(*)::int`,
        mean: sql<string | null>`round(avg(${reviews.rating} / 10.0), 1)`,
      })
      .from(reviews)
      .where(and(eq(reviews.state, 'approved'), or(isOf('course', courses), isOf('combo', combos)))),
  ]);
  return {
    learnersCount: learners.reduce((sum, count) => sum + count, 0),
    reviewsCount: rated?.count ?? 0,
    rating: Number(rated?.mean ?? 0),
  };
}

/** The newest published articles of an account. */
export const listArticlesOf = (db: Database, userId: number, now: Date, limit: number) =>
  db
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(users, eq(users.id, articles.authorId))
    .leftJoin(commentThreads, isThreadOfArticle)
    .where(and(eq(articles.authorId, userId), isArticlePublished(now)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
