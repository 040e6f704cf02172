import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  anthologies,
  anthologyArticles,
  anthologyChapters,
  articleCategories,
  articles,
  studyRecords,
  users,
} from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import { charactersPerMinute } from '../articles/reading.ts';

/** Neither a draft nor still to come. */
const isPublished = (now: Date) => lte(anthologies.publishedAt, now);

/** How much there is to read: the published articles. */
const sizes = (db: Database, now: Date) =>
  db
    .select({
      count: sql<number>`count(*)::int`.as('articles_count'),
      // As `readMinutes` counts them, article by article, so that the sum is that of the contents.
      minutes: sql<number>`coalesce(sum(greatest(1, round(
        ${articles.characterCount} / ${sql.raw(charactersPerMinute.toFixed(1))}))), 0)::int`.as(
        'read_minutes',
      ),
    })
    .from(anthologyArticles)
    .innerJoin(articles, and(eq(articles.id, anthologyArticles.articleId), isArticlePublished(now)))
    .where(eq(anthologyArticles.anthologyId, anthologies.id))
    .as('sizes');

function selectCards(db: Database, now: Date) {
  const size = sizes(db, now);
  return db
    .select({
      id: anthologies.id,
      title: anthologies.title,
      thumb: anthologies.thumb,
      shortDescription: anthologies.shortDescription,
      renderDescription: anthologies.renderDescription,
      category: { id: articleCategories.id, name: articleCategories.name },
      author: { id: users.id, avatar: users.avatar, nickName: users.nickName },
      authorId: anthologies.authorId,
      articlesCount: size.count,
      readMinutes: size.minutes,
      // Queries are limited to published ones.
      publishedAt: sql<Date>`${anthologies.publishedAt}`.mapWith(anthologies.publishedAt),
      charge: anthologies.charge,
      isVipFree: anthologies.isVipFree,
    })
    .from(anthologies)
    .innerJoin(articleCategories, eq(articleCategories.id, anthologies.categoryId))
    .leftJoin(users, eq(users.id, anthologies.authorId))
    .crossJoinLateral(size);
}

export type AnthologyRow = Awaited<ReturnType<typeof listAnthologies>>[number];

/** One page, the newest first; of all categories when none is given. */
export function listAnthologies(
  db: Database,
  { now, categoryId }: { now: Date; categoryId: number | undefined },
  { page, size }: { page: number; size: number },
) {
  const ofCategory = categoryId === undefined ? undefined : eq(anthologies.categoryId, categoryId);
  return selectCards(db, now)
    .where(and(isPublished(now), ofCategory))
    .orderBy(desc(anthologies.publishedAt), desc(anthologies.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** The published ones of these, in no order. */
export const findAnthologies = (db: Database, ids: readonly number[], now: Date) =>
  selectCards(db, now).where(and(isPublished(now), inArray(anthologies.id, [...ids])));

/** The categories that have any, in their order, and how many. */
export function countByCategory(db: Database, now: Date) {
  return db
    .select({ id: articleCategories.id, name: articleCategories.name, count: sql<number>`count(*)::int` })
    .from(anthologies)
    .innerJoin(articleCategories, eq(articleCategories.id, anthologies.categoryId))
    .where(isPublished(now))
    .groupBy(articleCategories.id)
    .orderBy(asc(articleCategories.sort), asc(articleCategories.id));
}

export async function findAnthology(db: Database, id: number, now: Date): Promise<AnthologyRow | undefined> {
  const [found] = await selectCards(db, now).where(and(eq(anthologies.id, id), isPublished(now)));
  return found;
}

/** The published articles of an anthology in their order, and how far somebody has read each. */
export function listContents(db: Database, id: number, userId: number | undefined, now: Date) {
  const { chapterId, sort } = anthologyArticles;
  return db
    .select({
      id: articles.id,
      title: articles.title,
      characterCount: articles.characterCount,
      charge: articles.charge,
      isVipFree: articles.isVipFree,
      ownerId: articles.authorId,
      progress: sql<number>`coalesce(${studyRecords.progress}, 0)`,
      chapter: { id: anthologyChapters.id, name: anthologyChapters.name },
    })
    .from(anthologyArticles)
    .innerJoin(articles, and(eq(articles.id, anthologyArticles.articleId), isArticlePublished(now)))
    .leftJoin(anthologyChapters, eq(anthologyChapters.id, chapterId))
    .leftJoin(
      studyRecords,
      and(eq(studyRecords.articleId, articles.id), eq(studyRecords.userId, userId ?? 0)),
    )
    .where(eq(anthologyArticles.anthologyId, id))
    .orderBy(
      sql`${anthologyChapters.sort} nulls first`,
      sql`${anthologyChapters.id} nulls first`,
      asc(sort),
      asc(articles.id),
    );
}
