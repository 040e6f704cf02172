import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { paperAttempts, papers } from '../../db/schema.ts';
import type { Listed, Sold } from '../resource-cards/resource.ts';
import { deliverPaper, findPaperGoods } from './paper-goods.ts';

/** A paper, for who points at it. */
export const paperResource = {
  listed: {
    table: papers,
    id: papers.id,
    title: papers.title,
    thumb: sql<string>`''`,
    shortDescription: sql<string>`''`,
    charge: papers.charge,
    isVipFree: papers.isVipFree,
    publishedAt: papers.publishedAt,
    extent: () => sql`${papers.expiredMinutes}`,
    isPublished: (now) => and(lte(papers.publishedAt, now), isNull(papers.deletedAt)),
    isKeptByOwners: false,
    studiedBy: (userId) => sql`
      select ${paperAttempts.paperId} as id,
        max(greatest(${paperAttempts.startedAt}, ${paperAttempts.submittedAt})) as studied_at,
        case when bool_or(${paperAttempts.submittedAt} is not null) then 100 else 0 end as progress
      from ${paperAttempts} where ${and(eq(paperAttempts.userId, userId), isNotNull(paperAttempts.paperId))} group by ${paperAttempts.paperId}`,
  } satisfies Listed,
  sold: {
    find: findPaperGoods,
    deliver: (tx, { goodsId: paperId, ...order }, now) => deliverPaper(tx, { paperId, ...order }, now),
  } satisfies Sold,
};
