import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grants } from '../../db/schema.ts';
import { entitlementOf, type Grant, type Whole } from '../grants/entitlement.ts';
import { findGrants } from '../grants/grants.repo.ts';
import { findTerms } from '../grants/membership-terms.repo.ts';
import { findWholes } from '../grants/wholes.repo.ts';
import { mockGoods } from '../mock/mock-goods.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import { practiceGoods } from '../practice/practice-goods.ts';
import type { Sold } from '../resource-cards/resource.ts';
import { resources } from '../resource-cards/resource-types.ts';
import { listParts } from './parts-of-goods.ts';

/** Something that an order has opened, and whether something else opens it as well. */
export interface EndingGoods {
  type: string;
  id: number;
  title: string;
  stays: boolean;
}

/** What a refund of an order ends: the goods, what is in them, and the exams that a course of theirs opens. Nothing where it was handed over to nobody. */
export async function findEnding(db: Database, order: OrderRow, now: Date): Promise<EndingGoods[]> {
  const { id, userId, goodsType, goodsId, goodsName } = order;
  if (userId === null) return [];
  const living = and(eq(grants.orderId, id), isNull(grants.revokedAt));
  if ((await db.$count(grants, living)) === 0) return [];
  const own = { type: goodsType as string, id: goodsId, title: goodsName };
  const parts = await listParts(db, goodsType, goodsId);
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
