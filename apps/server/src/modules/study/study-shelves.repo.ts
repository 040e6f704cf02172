import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articleCategories,
  articleGrants,
  articles,
  commentThreads,
  favorites,
  studyRecords,
  users,
} from '../../db/schema.ts';
import { cardColumns, isPublished, isThreadOfArticle } from '../articles/card-columns.ts';

export type Scene = keyof typeof shelves;

export interface ShelfQuery {
  userId: number;
  scene: Scene;
  now: Date;
}

const isCollectedArticle = (userId: number) =>
  and(eq(favorites.userId, userId), eq(favorites.resourceType, 'article'));

/** What stands on a person's shelf, and since when. Each has an index of its own, in the order of the list. */
const shelves = {
  learning: (db: Database, userId: number) =>
    db
      .select(entry(sql`${studyRecords.articleId}`, sql`${studyRecords.studiedAt}`))
      .from(studyRecords)
      .where(eq(studyRecords.userId, userId))
      .as('shelf'),
  subscribed: (db: Database, userId: number) =>
    db
      .select(entry(sql`${articleGrants.articleId}`, sql`${articleGrants.createdAt}`))
      .from(articleGrants)
      .where(eq(articleGrants.userId, userId))
      .as('shelf'),
  collected: (db: Database, userId: number) =>
    db
      .select(entry(sql`${favorites.resourceId}`, sql`${favorites.createdAt}`))
      .from(favorites)
      .where(isCollectedArticle(userId))
      .as('shelf'),
};

const entry = (articleId: ReturnType<typeof sql<number>>, at: ReturnType<typeof sql<Date>>) => ({
  articleId: articleId.as('shelved_id'),
  at: at.as('shelved_at'),
});

/** One page of the published articles on a shelf, the latest first. */
export function listShelf(
  db: Database,
  { userId, scene, now }: ShelfQuery,
  { page, size }: { page: number; size: number },
) {
  const shelf = shelves[scene](db, userId);
  return db
    .select({
      ...cardColumns,
      progress: sql<number>`coalesce(${studyRecords.progress}, 0)`,
      studiedAt: studyRecords.studiedAt,
      subscribedAt: articleGrants.createdAt,
      collectedAt: favorites.createdAt,
    })
    .from(shelf)
    .innerJoin(articles, and(eq(articles.id, shelf.articleId), isPublished(now)))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(users, eq(users.id, articles.authorId))
    .leftJoin(commentThreads, isThreadOfArticle)
    .leftJoin(studyRecords, and(eq(studyRecords.userId, userId), eq(studyRecords.articleId, articles.id)))
    .leftJoin(articleGrants, and(eq(articleGrants.userId, userId), eq(articleGrants.articleId, articles.id)))
    .leftJoin(favorites, and(isCollectedArticle(userId), eq(favorites.resourceId, articles.id)))
    .orderBy(desc(shelf.at), desc(shelf.articleId))
    .limit(size)
    .offset((page - 1) * size);
}

export async function countShelf(db: Database, { userId, scene, now }: ShelfQuery): Promise<number> {
  const shelf = shelves[scene](db, userId);
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(shelf)
    .innerJoin(articles, and(eq(articles.id, shelf.articleId), isPublished(now)));
  return counted?.count ?? 0;
}
