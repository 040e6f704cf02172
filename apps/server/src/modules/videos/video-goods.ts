import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos, teachers } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';
import type { Sold } from '../resource-cards/resource.ts';

const { id, title, thumb, charge, isVipFree, ownerId, publishedAt, userCount } = videos;

/** Undefined while it is not published, and for what is not sold alone. */
const find: Sold['find'] = async (db, videoId, now) => {
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
    .from(videos)
    .leftJoin(teachers, eq(teachers.id, videos.teacherId))
    .where(and(eq(id, videoId), lte(publishedAt, now)));
  return goods;
};

async function hold(tx: Database, videoId: number): Promise<void> {
  await tx.select({ id }).from(videos).where(eq(id, videoId)).for('key share');
}

/** False when they have it by another order, or it was deleted meanwhile. */
const deliver: Sold['deliver'] = async (tx, { userId, goodsId, orderId }, now) => {
  const [found] = await tx.select({ id }).from(videos).where(eq(id, goodsId)).for('no key update');
  if (!found) return false;
  const goods = { type: 'video', id: goodsId };
  const isAdded = await addGrant(tx, { userId, goods, source: 'bought', orderId, startsAt: now });
  if (isAdded)
    await tx
      .update(videos)
      .set({ userCount: sql`${userCount} + 1` })
      .where(eq(id, goodsId));
  return isAdded;
};

/** How a video is sold and handed over. */
export const videoGoods: Sold = { find, hold, deliver };
