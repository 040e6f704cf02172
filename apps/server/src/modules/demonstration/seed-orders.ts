import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { insertPlans } from '../memberships/memberships.repo.ts';
import { orderFor } from '../orders/create-order.ts';
import { goodsKinds } from '../orders/goods-kinds.ts';
import { closeOrder, insertOrder, markPaid } from '../orders/orders.repo.ts';
import { findAccount } from './find-account.ts';
import { orderSeed, planSeeds, type OrderSeed } from './orders.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** The memberships that are for sale, and what the learner has ordered of what is still for sale to them. */
export async function seedOrders({ clock }: SeedDeps, db: Database): Promise<void> {
  await insertPlans(db, planSeeds);
  const userId = await findAccount(db, orderSeed.owner);
  if (userId === undefined) return;
  for (const seed of orderSeed.orders) await seedOrder(db, userId, seed, clock.now());
}

async function seedOrder(db: Database, userId: number, seed: OrderSeed, now: Date): Promise<void> {
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.title, seed.title));
  if (!article) return;
  const goodsId = article.id;
  const kind = goodsKinds.article;
  const goods = await kind.find(db, goodsId, { userId, now });
  if (!goods || goods.obstacle !== null) return;
  const orderedAt = new Date(now.getTime() - seed.hoursAgo * hour);
  const order = await insertOrder(db, orderFor({ userId, type: 'article', goodsId }, goods, orderedAt));
  if (!order) return;
  const { id: orderId } = order;
  const then = new Date(orderedAt.getTime() + minute);
  if (seed.becomes === 'cancelled') await closeOrder(db, orderId, [1], then);
  else {
    await markPaid(db, orderId, {
      paymentMethod: 'wechat',
      transaction: `demonstration-${orderId}`,
      paidAt: then,
    });
    await kind.deliver(db, { userId, goodsId, orderId, goodsDays: null }, then);
  }
}
