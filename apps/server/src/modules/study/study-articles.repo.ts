import { and, desc, eq, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  articleCategories,
  articles,
  commentThreads,
  favorites,
  grants,
  studyRecords,
  users,
} from '../../db/schema.ts';
import { cardColumns, isPublished, isThreadOfArticle } from '../articles/card-columns.ts';
import { isOwning } from '../grants/grants.repo.ts';

export type StudyTab = keyof typeof tabs;

export interface StudyQuery {
  userId: number;
  tab: StudyTab;
  now: Date;
}

const isCollectedArticle = (userId: number) =>
  and(eq(favorites.userId, userId), eq(favorites.resourceType, 'article'));

const isOwnedArticle = (userId: number, now: Date) =>
  and(eq(grants.userId, userId), eq(grants.goodsType, 'article'), isOwning(grants, now));

const later = alias(grants, 'later');

/** Of several grants of one article the latest stands for all of them. */
const laterGrant = (db: Database, now: Date) =>
  db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.userId, grants.userId),
        eq(later.goodsType, grants.goodsType),
        eq(later.goodsId, grants.goodsId),
        isOwning(later, now),
        sql`(${later.createdAt}, ${later.id}) > (${grants.createdAt}, ${grants.id})`,
      ),
    );

/** The articles of each tab, and since when. Each has an index of its own, in the order of the list. */
const tabs = {
  learning: (db: Database, userId: number) =>
    db
      .select(entry(sql`${studyRecords.articleId}`, sql`${studyRecords.studiedAt}`))
      .from(studyRecords)
      .where(eq(studyRecords.userId, userId))
      .as('listed'),
  subscribed: (db: Database, userId: number, now: Date) =>
    db
      .select(entry(sql`${grants.goodsId}`, sql`${grants.createdAt}`))
      .from(grants)
      .where(and(isOwnedArticle(userId, now), notExists(laterGrant(db, now))))
      .as('listed'),
  collected: (db: Database, userId: number) =>
    db
      .select(entry(sql`${favorites.resourceId}`, sql`${favorites.createdAt}`))
      .from(favorites)
      .where(isCollectedArticle(userId))
      .as('listed'),
};

const entry = (articleId: ReturnType<typeof sql<number>>, at: ReturnType<typeof sql<Date>>) => ({
  articleId: articleId.as('listed_id'),
  at: at.as('listed_at'),
});

/** One page of the published articles of a tab, the latest first. */
export function listStudied(
  db: Database,
  { userId, tab, now }: StudyQuery,
  { page, size }: { page: number; size: number },
) {
  const listed = tabs[tab](db, userId, now);
  const subscribedAt = sql`(
    select max(${grants.createdAt}) from ${grants}
    where ${and(isOwnedArticle(userId, now), eq(grants.goodsId, articles.id))}
  )`.mapWith(grants.createdAt);
  return db
    .select({
      ...cardColumns,
      progress: sql<number>`coalesce(${studyRecords.progress}, 0)`,
      studiedAt: studyRecords.studiedAt,
      subscribedAt: subscribedAt as SQL<Date | null>,
      collectedAt: favorites.createdAt,
    })
    .from(listed)
    .innerJoin(articles, and(eq(articles.id, listed.articleId), isPublished(now)))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(users, eq(users.id, articles.authorId))
    .leftJoin(commentThreads, isThreadOfArticle)
    .leftJoin(studyRecords, and(eq(studyRecords.userId, userId), eq(studyRecords.articleId, articles.id)))
    .leftJoin(favorites, and(isCollectedArticle(userId), eq(favorites.resourceId, articles.id)))
    .orderBy(desc(listed.at), desc(listed.articleId))
    .limit(size)
    .offset((page - 1) * size);
}

export async function countStudied(db: Database, { userId, tab, now }: StudyQuery): Promise<number> {
  const listed = tabs[tab](db, userId, now);
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(listed)
    .innerJoin(articles, and(eq(articles.id, listed.articleId), isPublished(now)));
  return counted?.count ?? 0;
}
