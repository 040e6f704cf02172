import { and, eq, sql } from 'drizzle-orm';
import { articles, studyRecords } from '../../db/schema.ts';
import { readableByQuery } from '../resource-cards/readable-by-query.ts';
import type { Listed, ReadableIf, Sold } from '../resource-cards/resource.ts';
import { findArticleGoods } from './article-goods.ts';
import { isPublished } from './card-columns.ts';
import { deliverArticle } from './deliver-article.ts';
import { charactersPerMinute } from './reading.ts';

const readableIf: ReadableIf = (id, { now }) =>
  sql`exists (select from ${articles} where ${and(eq(articles.id, id), isPublished(now))})`;

/** An article, for who points at it. */
export const articleResource = {
  listed: {
    table: articles,
    id: articles.id,
    title: articles.title,
    thumb: articles.thumb,
    shortDescription: articles.shortDescription,
    charge: articles.charge,
    isVipFree: articles.isVipFree,
    publishedAt: articles.publishedAt,
    extent: () =>
      sql`greatest(1, round(${articles.characterCount} / ${sql.raw(charactersPerMinute.toFixed(1))}))`,
    isPublished: (now) => isPublished(now),
    isKeptByOwners: false,
    studiedBy: (userId) => sql`
      select ${studyRecords.articleId} as id, ${studyRecords.studiedAt} as studied_at, ${studyRecords.progress} as progress
      from ${studyRecords} where ${eq(studyRecords.userId, userId)}`,
  } satisfies Listed,
  ...readableByQuery(readableIf),
  sold: {
    find: findArticleGoods,
    deliver: (tx, { goodsId: articleId, ...order }, now) => deliverArticle(tx, { articleId, ...order }, now),
  } satisfies Sold,
};
