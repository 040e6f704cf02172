import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { combos, courses, videos } from '../../db/schema.ts';
import { teachers } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';
import type { Sold } from '../resource-cards/resource.ts';

/**
 * How something that is taught is sold and handed over, with all that is part of it.
 * @param ownerId Whose it is, with `teachers` joined.
 */
export function taughtGoods(
  type: 'course' | 'video' | 'combo',
  table: typeof courses | typeof videos | typeof combos,
  ownerId: PgColumn | SQL<number | null>,
): Sold {
  const { id, title, thumb, isVipFree, publishedAt, userCount } = table;
  return {
    /** Undefined while it is not published, and for what is not sold alone. Free ones too, which nobody has to buy. */
    async find(db, goodsId, now) {
      const [goods] = await db
        .select({
          name: title,
          thumb,
          // What is published has a price.
          charge: sql<number>`${table.charge}`,
          isVipFree,
          ownerId: sql<number | null>`${ownerId}`.mapWith(teachers.userId),
        })
        .from(table)
        .leftJoin(teachers, eq(teachers.id, table.teacherId))
        .where(and(eq(id, goodsId), lte(publishedAt, now)));
      return goods;
    },

    async hold(tx, goodsId) {
      await tx.select({ id }).from(table).where(eq(id, goodsId)).for('key share');
    },

    /** False when they have it by another order, or it was deleted meanwhile. */
    async deliver(tx, { userId, goodsId, orderId }, now) {
      const [found] = await tx.select({ id }).from(table).where(eq(id, goodsId)).for('no key update');
      if (!found) return false;
      const goods = { type, id: goodsId };
      const isAdded = await addGrant(tx, { userId, goods, source: 'bought', orderId, startsAt: now });
      if (isAdded)
        await tx
          .update(table)
          .set({ userCount: sql`${userCount} + 1` })
          .where(eq(id, goodsId));
      return isAdded;
    },
  };
}
