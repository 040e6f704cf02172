import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { anthologies, grants, orders } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';

/** An anthology as something to buy; undefined while it is not published. Free ones too, which nobody has to buy. */
export async function findAnthologyGoods(db: Database, id: number, now: Date) {
  const [goods] = await db
    .select({
      name: anthologies.title,
      thumb: anthologies.thumb,
      /** Whole yuan. */
      charge: anthologies.charge,
      isVipFree: anthologies.isVipFree,
      /** Null when the account is gone. */
      ownerId: anthologies.authorId,
    })
    .from(anthologies)
    .where(and(eq(anthologies.id, id), lte(anthologies.publishedAt, now)));
  return goods;
}

/** Keeps an anthology from being removed, and what stands in it from being taken out, until the transaction ends. */
export async function holdAnthology(tx: Database, id: number): Promise<void> {
  await tx.select({ id: anthologies.id }).from(anthologies).where(eq(anthologies.id, id)).for('share');
}

/** Whether somebody has one of them, or may come to: money is honoured that comes for an order after it was closed. */
export async function isSomebodys(tx: Database, ids: readonly number[]): Promise<boolean> {
  const isGranted = and(eq(grants.goodsType, 'anthology'), inArray(grants.goodsId, [...ids]));
  if ((await tx.$count(grants, isGranted)) > 0) return true;
  const isOrdered = and(eq(orders.goodsType, 'anthology'), inArray(orders.goodsId, [...ids]));
  return (await tx.$count(orders, isOrdered)) > 0;
}

/**
 * Hands an anthology to who has paid for it, and with it all that is part of it. False when there is nothing to add: they have it by
 * another order, or it was deleted meanwhile.
 */
export async function deliverAnthology(
  tx: Database,
  { userId, anthologyId, orderId }: { userId: number; anthologyId: number; orderId: string },
  now: Date,
): Promise<boolean> {
  const [anthology] = await tx
    .select({ id: anthologies.id })
    .from(anthologies)
    .where(eq(anthologies.id, anthologyId))
    .for('key share');
  if (!anthology) return false;
  const goods = { type: 'anthology', id: anthologyId };
  return addGrant(tx, { userId, goods, source: 'bought', orderId, startsAt: now });
}
