import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articleCategories, articles, commentThreads, users } from '../../db/schema.ts';

/** What a card shows, for queries that join its category, its author and its thread. */
export const cardColumns = {
  id: articles.id,
  title: articles.title,
  thumb: articles.thumb,
  shortDescription: articles.shortDescription,
  categoryId: articleCategories.id,
  categoryName: articleCategories.name,
  author: { id: users.id, avatar: users.avatar, nickName: users.nickName },
  viewTimes: articles.viewTimes,
  // As the comment list counts them: replies belong to theirs.
  commentsCount: sql<number>`coalesce(${commentThreads.commentsCount}, 0)`,
  characterCount: articles.characterCount,
  charge: articles.charge,
  isVipFree: articles.isVipFree,
  // Queries are limited to published ones.
  publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt),
};

/** A row of these columns. */
export interface ArticleRow {
  id: number;
  title: string;
  thumb: string;
  shortDescription: string;
  categoryId: number;
  categoryName: string;
  author: { id: number; avatar: string; nickName: string } | null;
  viewTimes: number;
  commentsCount: number;
  characterCount: number;
  charge: number;
  isVipFree: boolean;
  publishedAt: Date;
}

export const isThreadOfArticle = and(
  eq(commentThreads.targetType, 'article'),
  eq(commentThreads.targetId, articles.id),
);

/** Neither a draft nor still to come nor removed. */
export const isPublished = (
  now: Date | SQL,
  article: Record<'publishedAt' | 'deletedAt', PgColumn> = articles,
) => and(lte(article.publishedAt, now), isNull(article.deletedAt));
