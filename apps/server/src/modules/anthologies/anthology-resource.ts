import { and, eq, lte, sql } from 'drizzle-orm';
import {
  anthologies,
  anthologyArticles,
  articles,
  favorites,
  grants,
  studyRecords,
} from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import { isOwning } from '../grants/grants.repo.ts';
import type { Listed, Sold } from '../resource-cards/resource.ts';
import { deliverAnthology, findAnthologyGoods, holdAnthology } from './anthology-goods.ts';

const { anthologyId, articleId } = anthologyArticles;

/** What a person has, or has set aside. */
const kept = (userId: number, now: Date) => sql`
  select ${grants.goodsId} as id from ${grants}
  where ${and(eq(grants.userId, userId), eq(grants.goodsType, 'anthology'), isOwning(grants, now))}
  union
  select ${favorites.resourceId} from ${favorites}
  where ${and(eq(favorites.userId, userId), eq(favorites.resourceType, 'anthology'))}`;

/** An article without a single character, a picture perhaps, counts like a short one: as `progressOf` weighs them. */
const length = sql`greatest(1, ${articles.characterCount})`;

/** An anthology, for who points at it. */
export const anthologyResource = {
  listed: {
    table: anthologies,
    id: anthologies.id,
    title: anthologies.title,
    thumb: anthologies.thumb,
    shortDescription: anthologies.shortDescription,
    charge: anthologies.charge,
    isVipFree: anthologies.isVipFree,
    publishedAt: anthologies.publishedAt,
    extent: (now) => sql`(
      select count(*) from ${anthologyArticles} join ${articles} on ${eq(articles.id, articleId)}
      where ${and(eq(anthologyId, anthologies.id), isArticlePublished(now))})`,
    isPublished: (now) => lte(anthologies.publishedAt, now),
    isKeptByOwners: false,
    // Its articles are read for their own sake too, so that one of them alone does not begin every anthology that it is part of.
    studiedBy: (userId, now) => sql`
      select ${anthologyId} as id, max(${studyRecords.studiedAt}) as studied_at,
        greatest(sign(sum(${studyRecords.progress})),
          floor(sum(${length} * coalesce(${studyRecords.progress}, 0))::numeric / sum(${length})))::int as progress
      from (${kept(userId, now)}) as kept
      join ${anthologyArticles} on ${anthologyId} = kept.id
      join ${articles} on ${and(eq(articles.id, articleId), isArticlePublished(now))}
      left join ${studyRecords} on ${and(eq(studyRecords.articleId, articleId), eq(studyRecords.userId, userId))}
      group by ${anthologyId} having max(${studyRecords.studiedAt}) is not null`,
  } satisfies Listed,
  sold: {
    find: findAnthologyGoods,
    hold: holdAnthology,
    deliver: (tx, { goodsId, ...order }, now) =>
      deliverAnthology(tx, { anthologyId: goodsId, ...order }, now),
  } satisfies Sold,
};
