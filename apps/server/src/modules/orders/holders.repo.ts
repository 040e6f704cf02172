import type { GoodsRef } from '@shuyuan/api-client';
import { and, countDistinct, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grants, orders } from '../../db/schema.ts';

type GoodsType = GoodsRef['goods_type'];

/** Whether somebody has one of these, or may come to: money is honoured that comes for an order after it was closed. */
export async function isSomebodys(db: Database, type: GoodsType, ids: readonly number[]): Promise<boolean> {
  if ((await countHolders(db, type, ids)) > 0) return true;
  const isOrdered = and(eq(orders.goodsType, type), inArray(orders.goodsId, [...ids]));
  return (await db.$count(orders, isOrdered)) > 0;
}

/** How many people have one of these, or had it. */
export async function countHolders(db: Database, type: GoodsType, ids: readonly number[]): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(grants.userId) })
    .from(grants)
    .where(and(eq(grants.goodsType, type), inArray(grants.goodsId, [...ids])));
  return found?.count ?? 0;
}
