import { and, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { anthologies, articles, courses, papers, teachers } from '../../db/schema.ts';
import { isPublished } from '../articles/card-columns.ts';

const isAnthologyPublished = (now: Date) =>
  sql<boolean>`coalesce(${anthologies.publishedAt} <= ${now.toISOString()}::timestamptz, false)`;
const isCoursePublished = (now: Date) =>
  sql<boolean>`coalesce(${courses.publishedAt} <= ${now.toISOString()}::timestamptz, false)`;
const isPaperPublished = (now: Date) =>
  sql<boolean>`coalesce(${papers.publishedAt} <= ${now.toISOString()}::timestamptz, false)`;
const isArticlePublished = (now: Date) => sql<boolean>`coalesce(${isPublished(now)}, false)`;

/** What somebody may be entitled to, by its kind: drafts too, and what is still to come. */
export const findGoods = {
  async article(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId, deletedAt } = articles;
    const [article] = await db
      .select({ title, charge, isVipFree, ownerId, isPublished: isArticlePublished(now) })
      .from(articles)
      .where(and(eq(articles.id, id), isNull(deletedAt)));
    return article;
  },

  async anthology(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId } = anthologies;
    const [anthology] = await db
      .select({ title, charge, isVipFree, ownerId, isPublished: isAnthologyPublished(now) })
      .from(anthologies)
      .where(eq(anthologies.id, id));
    return anthology;
  },

  async course(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, teacherId } = courses;
    const [course] = await db
      .select({ title, charge, isVipFree, ownerId: teachers.userId, isPublished: isCoursePublished(now) })
      .from(courses)
      .leftJoin(teachers, eq(teachers.id, teacherId))
      .where(eq(courses.id, id));
    return course;
  },

  async paper(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId, enabledInvite: isInvitedOnly } = papers;
    const [paper] = await db
      .select({ title, charge, isVipFree, ownerId, isInvitedOnly, isPublished: isPaperPublished(now) })
      .from(papers)
      .where(and(eq(papers.id, id), isNull(papers.deletedAt)));
    return paper;
  },
};

type GoodsType = keyof typeof findGoods;

/** What goods may be part of: those that an entitlement names as wholes. */
const wholes = { anthology: anthologies, course: courses };

export type WholeType = keyof typeof wholes;

/** The titles of wholes of one kind, by id. */
export async function findTitles(
  db: Database,
  type: WholeType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, title } = wholes[type];
  const rows = await db
    .select({ id, title })
    .from(wholes[type])
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** The latest with this in their titles, courses, anthologies and papers before articles. */
export async function searchGoods(db: Database, keywords: string, now: Date) {
  const like = `%${keywords.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
  const ofAnthologies = db
    .select({
      type: sql<GoodsType>`'anthology'`,
      id: anthologies.id,
      title: anthologies.title,
      is_published: isAnthologyPublished(now),
    })
    .from(anthologies)
    .where(ilike(anthologies.title, like))
    .orderBy(desc(anthologies.createdAt), desc(anthologies.id))
    .limit(8);
  const ofCourses = db
    .select({
      type: sql<GoodsType>`'course'`,
      id: courses.id,
      title: courses.title,
      is_published: isCoursePublished(now),
    })
    .from(courses)
    .where(ilike(courses.title, like))
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(8);
  const ofPapers = db
    .select({
      type: sql<GoodsType>`'paper'`,
      id: papers.id,
      title: papers.title,
      is_published: isPaperPublished(now),
    })
    .from(papers)
    .where(and(ilike(papers.title, like), isNull(papers.deletedAt)))
    .orderBy(desc(papers.createdAt), desc(papers.id))
    .limit(8);
  const ofArticles = db
    .select({
      type: sql<GoodsType>`'article'`,
      id: articles.id,
      title: articles.title,
      is_published: isArticlePublished(now),
    })
    .from(articles)
    .where(and(ilike(articles.title, like), isNull(articles.deletedAt)))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(12);
  return unionAll(ofCourses, ofAnthologies, ofPapers, ofArticles);
}
