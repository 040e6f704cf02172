import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  anthologyArticles,
  articles,
  comboItems,
  courseLessons,
  courses,
  grants,
  videos,
} from '../../db/schema.ts';
import { entitlementOf, type Grant, type Whole } from '../grants/entitlement.ts';
import { findGrants } from '../grants/grants.repo.ts';
import { findTerms } from '../grants/membership-terms.repo.ts';
import { findWholes } from '../grants/wholes.repo.ts';
import { mockGoods } from '../mock/mock-goods.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import { practiceGoods } from '../practice/practice-goods.ts';
import type { Sold } from '../resource-cards/resource.ts';
import { resources } from '../resource-cards/resource-types.ts';

/** Something that an order has opened, and whether something else opens it as well. */
export interface EndingGoods {
  type: string;
  id: number;
  title: string;
  stays: boolean;
}

/** What a refund of an order ends: the goods, and of a column or an anthology what is in it. Nothing where it was handed over to nobody. */
export async function findEnding(db: Database, order: OrderRow, now: Date): Promise<EndingGoods[]> {
  const { id, userId, goodsType, goodsId, goodsName } = order;
  if (userId === null) return [];
  const living = and(eq(grants.orderId, id), isNull(grants.revokedAt));
  if ((await db.$count(grants, living)) === 0) return [];
  const own = { type: goodsType as string, id: goodsId, title: goodsName };
  const parts = goodsType === 'role' ? [] : await partsOf(db, goodsType, goodsId);
  const staying = await Promise.all(
    [own, ...parts].map(async (goods) => ({ ...goods, stays: await staysWithout(db, goods, order, now) })),
  );
  return staying;
}

/** Whether it stays open without what this order has granted. */
async function staysWithout(
  db: Database,
  goods: { type: string; id: number },
  { id: orderId, userId }: OrderRow,
  now: Date,
): Promise<boolean> {
  if (userId === null || goods.type === 'role') return false;
  const [own, wholes, memberships] = await Promise.all([
    findGrants(db, userId, goods),
    findWholes(db, userId, { type: goods.type, ids: [goods.id] }, now),
    findTerms(db, userId),
  ]);
  const others = (all: readonly Grant[]) => all.filter((grant) => grant.orderId !== orderId);
  const holder = {
    userId,
    grants: others(own),
    wholes: (wholes.get(goods.id) ?? []).map((whole): Whole => ({ ...whole, grants: others(whole.grants) })),
    terms: memberships.filter((term) => term.orderId !== orderId),
  };
  const terms = (await soldOf(goods.type)?.find(db, goods.id, now)) ?? notSold;
  return entitlementOf(terms, holder, now).isOpen;
}

const notSold = { charge: null, isVipFree: false, ownerId: null };

/** How its domain says what it costs and whether members have it. */
function soldOf(type: string): Pick<Sold, 'find'> | undefined {
  if (type === 'mock_paper') return mockGoods;
  if (type === 'practice') return practiceGoods;
  const [, resource] = Object.entries(resources).find(([name]) => name === type) ?? [];
  return resource && 'sold' in resource ? resource.sold : undefined;
}

function partsOf(db: Database, type: OrderRow['goodsType'], id: number) {
  switch (type) {
    case 'combo':
      return partsOfCombo(db, id);
    case 'anthology':
      return db
        .select({ type: sqlText('article'), id: articles.id, title: articles.title })
        .from(anthologyArticles)
        .innerJoin(articles, eq(articles.id, anthologyArticles.articleId))
        .where(eq(anthologyArticles.anthologyId, id))
        .orderBy(asc(articles.id));
    case 'course':
      return db
        .select({ type: sqlText('video'), id: videos.id, title: videos.title })
        .from(courseLessons)
        .innerJoin(videos, eq(videos.id, courseLessons.videoId))
        .where(eq(courseLessons.courseId, id))
        .orderBy(asc(videos.id));
    default:
      return [];
  }
}

async function partsOfCombo(db: Database, comboId: number) {
  const inCombo = (type: 'course' | 'video' | 'article') =>
    and(eq(comboItems.comboId, comboId), eq(comboItems.resourceType, type));
  const { resourceId } = comboItems;
  const found = await Promise.all([
    db
      .select({ type: sqlText('course'), id: courses.id, title: courses.title })
      .from(comboItems)
      .innerJoin(courses, eq(courses.id, resourceId))
      .where(inCombo('course')),
    db
      .select({ type: sqlText('video'), id: videos.id, title: videos.title })
      .from(comboItems)
      .innerJoin(videos, eq(videos.id, resourceId))
      .where(inCombo('video')),
    db
      .select({ type: sqlText('article'), id: articles.id, title: articles.title })
      .from(comboItems)
      .innerJoin(articles, eq(articles.id, resourceId))
      .where(inCombo('article')),
  ]);
  return found.flat();
}

const sqlText = (text: string) => sql<string>`${text}::text`;
