import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { combos, teachers } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';
import type { Sold } from '../resource-cards/resource.ts';

const { id, title, thumb, charge, isVipFree, ownerId, publishedAt, userCount } = combos;

/** Undefined while it is not published, and for what is not sold alone. */
const find: Sold['find'] = async (db, comboId, now) => {
  const [goods] = await db
    .select({
      name: title,
      thumb,
      charge: sql<number>`${charge}`,
      isVipFree,
      ownerId: sql<number | null>`coalesce(${ownerId}, ${teachers.userId})`.mapWith((value: string | null) =>
        value === null ? null : Number(value),
      ),
    })
    .from(combos)
    .leftJoin(teachers, eq(teachers.id, combos.teacherId))
    .where(and(eq(id, comboId), lte(publishedAt, now)));
  return goods;
};

async function hold(tx: Database, comboId: number): Promise<void> {
  await tx.select({ id }).from(combos).where(eq(id, comboId)).for('key share');
}

/** False when they have it by another order, or it was deleted meanwhile. */
const deliver: Sold['deliver'] = async (tx, { userId, goodsId, orderId }, now) => {
  const [found] = await tx.select({ id }).from(combos).where(eq(id, goodsId)).for('no key update');
  if (!found) return false;
  const goods = { type: 'combo', id: goodsId };
  const isAdded = await addGrant(tx, { userId, goods, source: 'bought', orderId, startsAt: now });
  if (isAdded)
    await tx
      .update(combos)
      .set({ userCount: sql`${userCount} + 1` })
      .where(eq(id, goodsId));
  return isAdded;
};

/** How a combo is sold and handed over. */
export const comboGoods: Sold = { find, hold, deliver };
