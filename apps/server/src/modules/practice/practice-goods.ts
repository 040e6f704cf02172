import { and, eq, isNull, lte } from 'drizzle-orm';
import { practices } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';
import type { Sold } from '../resource-cards/resource.ts';

/** A practice as something to buy: not while it is not published. */
export const practiceGoods: Sold = {
  async find(db, id, now) {
    const [goods] = await db
      .select({
        name: practices.title,
        charge: practices.charge,
        isVipFree: practices.isVipFree,
        ownerId: practices.authorId,
      })
      .from(practices)
      .where(and(eq(practices.id, id), lte(practices.publishedAt, now), isNull(practices.deletedAt)));
    return goods;
  },
  async deliver(tx, { userId, goodsId: id, orderId }, now) {
    const [practice] = await tx
      .select({ id: practices.id })
      .from(practices)
      .where(and(eq(practices.id, id), isNull(practices.deletedAt)))
      .for('no key update');
    if (!practice) return false;
    return addGrant(tx, {
      userId,
      goods: { type: 'practice', id },
      source: 'bought',
      orderId,
      startsAt: now,
    });
  },
};
