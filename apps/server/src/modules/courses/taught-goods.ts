import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { courses, teachers, type combos, type videos } from '../../db/schema.ts';
import { addGrant, findGrants } from '../grants/grants.repo.ts';
import { endOfStudy } from '../grants/study-period.ts';
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
  const period = table === courses ? coursePeriod : undefined;
  return {
    /**
     * Undefined while it is not published, when its sale is over, and for what is not sold alone. Free ones too, which nobody has to
     * buy.
     */
    async find(db, goodsId, now) {
      const [goods] = await db
        .select({
          name: title,
          thumb,
          // What is published has a price.
          charge: sql<number>`${table.charge}`,
          isVipFree,
          ownerId: sql<number | null>`${ownerId}`.mapWith(teachers.userId),
          days: period?.days ?? sql<null>`null`,
        })
        .from(table)
        .leftJoin(teachers, eq(teachers.id, table.teacherId))
        .where(and(eq(id, goodsId), lte(publishedAt, now), period?.isOnSale(now)));
      return goods;
    },

    async hold(tx, goodsId) {
      await tx.select({ id }).from(table).where(eq(id, goodsId)).for('key share');
    },

    /** False when they have it to stay by another order, or it was deleted meanwhile. */
    async deliver(tx, { userId, goodsId, orderId, days = null }, now) {
      const [found] = await tx.select({ id }).from(table).where(eq(id, goodsId)).for('no key update');
      if (!found) return false;
      const goods = { type, id: goodsId };
      const held = await findGrants(tx, userId, goods);
      const bought = held.filter(({ source, revokedAt }) => source === 'bought' && revokedAt === null);
      if (bought.some(({ endsAt }) => endsAt === null)) return false;
      const end = days === null ? {} : { endsAt: endOfStudy(held, days, now) };
      const isAdded = await addGrant(tx, { userId, goods, source: 'bought', orderId, startsAt: now, ...end });
      // Who has more time of the same is still one.
      if (isAdded && bought.length === 0)
        await tx
          .update(table)
          .set({ userCount: sql`${userCount} + 1` })
          .where(eq(id, goodsId));
      return isAdded;
    },
  };
}

/** How long a course is sold, and for how long. */
const coursePeriod = {
  days: courses.studyDays,
  isOnSale: (now: Date) => or(isNull(courses.soldUntil), gt(courses.soldUntil, now)),
};
