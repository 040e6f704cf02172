import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleCategories, articles, commentThreads, courses, teachers, users } from '../../db/schema.ts';
import {
  cardColumns,
  isPublished as isArticlePublished,
  isThreadOfArticle,
} from '../articles/card-columns.ts';
import { isPublished as isCoursePublished } from '../courses/courses.repo.ts';

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
  return {
    hasAny: or(gt(ofCourses.count, 0), gt(ofArticles.count, 0)),
    query: db
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
      .crossJoinLateral(ofArticles),
  };
}

export type TeacherRow = Awaited<ReturnType<typeof listTeachers>>[number];

/** One page of those of whom something is published, in the order in which they were added. */
export function listTeachers(db: Database, now: Date, { page, size }: { page: number; size: number }) {
  const { query, hasAny } = selectTeachers(db, now);
  return query
    .where(hasAny)
    .orderBy(asc(teachers.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** How many there are of whom something is published. */
export function countTeachers(db: Database, now: Date): Promise<number> {
  const ofCourses = sql`exists (select from ${courses}
    where ${and(eq(courses.teacherId, teachers.id), isCoursePublished(now))})`;
  const ofArticles = sql`exists (select from ${articles}
    where ${and(eq(articles.authorId, teachers.userId), isArticlePublished(now))})`;
  return db.$count(teachers, or(ofCourses, ofArticles));
}

/** A teacher of whom something is published. */
export async function findTeacher(db: Database, id: number, now: Date): Promise<TeacherRow | undefined> {
  const { query, hasAny } = selectTeachers(db, now);
  const [found] = await query.where(and(eq(teachers.id, id), hasAny));
  return found;
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
