import { and, desc, eq, ilike, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  anthologies,
  articles,
  combos,
  courses,
  mockPapers,
  papers,
  practices,
  teachers,
  videos,
} from '../../db/schema.ts';
import { sampleOf as sampleOfArticle } from '../articles/article-sample.ts';
import { isPublished } from '../articles/card-columns.ts';
import { listLessons } from '../courses/courses.repo.ts';
import { sampleOf as sampleOfCourse } from '../courses/lesson-sample.ts';
import { ownerOf } from '../courses/owner-of.ts';
import { sampleOf as sampleOfVideo } from '../videos/video-access.ts';
import { findVideo } from '../videos/videos.repo.ts';

const isOut = (publishedAt: PgColumn, now: Date) =>
  sql<boolean>`coalesce(${publishedAt} <= ${now.toISOString()}::timestamptz, false)`;
const isArticlePublished = (now: Date) => sql<boolean>`coalesce(${isPublished(now)}, false)`;

/** What somebody may be entitled to, by its kind: drafts too, and what is still to come. */
export const findGoods = {
  async article(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId, deletedAt } = articles;
    const hasPaidContent = sql<boolean>`${articles.paidContent} <> ''`;
    const [article] = await db
      .select({ title, charge, isVipFree, ownerId, hasPaidContent, isPublished: isArticlePublished(now) })
      .from(articles)
      .where(and(eq(articles.id, id), isNull(deletedAt)));
    if (!article) return undefined;
    const { hasPaidContent: isCut, ...terms } = article;
    return { ...terms, sample: sampleOfArticle({ hasPaidContent: isCut }) };
  },

  async anthology(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId } = anthologies;
    const [anthology] = await db
      .select({ title, charge, isVipFree, ownerId, isPublished: isOut(anthologies.publishedAt, now) })
      .from(anthologies)
      .where(eq(anthologies.id, id));
    return anthology;
  },

  async course(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, teacherId } = courses;
    const [course] = await db
      .select({
        title,
        charge,
        isVipFree,
        ownerId: teachers.userId,
        isPublished: isOut(courses.publishedAt, now),
      })
      .from(courses)
      .leftJoin(teachers, eq(teachers.id, teacherId))
      .where(eq(courses.id, id));
    return course && { ...course, sample: sampleOfCourse(await listLessons(db, id, now)) };
  },

  async video(db: Database, id: number, now: Date) {
    const video = await findVideo(db, id, now);
    return (
      video && {
        title: video.title,
        charge: video.isFree ? 0 : video.charge,
        isVipFree: video.isVipFree,
        ownerId: video.ownerId,
        isPublished: video.isShown,
        sample: sampleOfVideo(video),
      }
    );
  },

  async combo(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, teacherId } = combos;
    const ownerId = ownerOf(combos.ownerId);
    const [combo] = await db
      .select({ title, charge, isVipFree, ownerId, isPublished: isOut(combos.publishedAt, now) })
      .from(combos)
      .leftJoin(teachers, eq(teachers.id, teacherId))
      .where(eq(combos.id, id));
    return combo;
  },

  async paper(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId, enabledInvite: isInvitedOnly } = papers;
    const [paper] = await db
      .select({
        title,
        charge,
        isVipFree,
        ownerId,
        isInvitedOnly,
        isPublished: isOut(papers.publishedAt, now),
      })
      .from(papers)
      .where(and(eq(papers.id, id), isNull(papers.deletedAt)));
    return paper;
  },

  async mock_paper(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId, enabledInvite: isInvitedOnly } = mockPapers;
    const [paper] = await db
      .select({
        title,
        charge,
        isVipFree,
        ownerId,
        isInvitedOnly,
        isPublished: isOut(mockPapers.publishedAt, now),
      })
      .from(mockPapers)
      .where(and(eq(mockPapers.id, id), isNull(mockPapers.deletedAt)));
    return paper;
  },

  async practice(db: Database, id: number, now: Date) {
    const { title, charge, isVipFree, authorId: ownerId } = practices;
    const [practice] = await db
      .select({ title, charge, isVipFree, ownerId, isPublished: isOut(practices.publishedAt, now) })
      .from(practices)
      .where(and(eq(practices.id, id), isNull(practices.deletedAt)));
    return practice;
  },
};

type GoodsType = keyof typeof findGoods;

/** What goods may be part of: those that an entitlement names as wholes. */
const wholes = { anthology: anthologies, course: courses, combo: combos };

type WholeType = keyof typeof wholes;

export const wholeTypes = ['anthology', 'course', 'combo'] as const satisfies WholeType[];

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

type SearchedTable =
  | typeof courses
  | typeof combos
  | typeof videos
  | typeof anthologies
  | typeof papers
  | typeof mockPapers
  | typeof practices;

/** The latest with this in their titles, articles after everything else. */
export async function searchGoods(db: Database, keywords: string, now: Date) {
  const like = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`;
  const of = (type: Exclude<GoodsType, 'article'>, table: SearchedTable, isThere?: SQL) =>
    db
      .select({
        type: sql<GoodsType>`${sql.raw(`'${type}'`)}`,
        id: table.id,
        title: table.title,
        is_published: isOut(table.publishedAt, now),
      })
      .from(table)
      .where(and(ilike(table.title, like), isThere))
      .orderBy(desc(table.createdAt), desc(table.id))
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
  return unionAll(
    of('course', courses),
    of('combo', combos),
    of('video', videos),
    of('anthology', anthologies),
    of('paper', papers, isNull(papers.deletedAt)),
    of('mock_paper', mockPapers, isNull(mockPapers.deletedAt)),
    of('practice', practices, isNull(practices.deletedAt)),
    ofArticles,
  );
}
