import { and, asc, desc, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, courses, invitations, settings, shareGoods, users } from '../../db/schema.ts';
import { earnRewards } from '../invitations/earn-rewards.ts';
import { payDueRewards } from '../invitations/pay-rewards.ts';
import { orderFor } from '../orders/create-order.ts';
import { goodsKinds } from '../orders/goods-kinds.ts';
import { insertOrder, markPaid } from '../orders/orders.repo.ts';
import { findAccount } from './find-account.ts';
import type { SeedDeps } from './seed-deps.ts';
import { sharingSeed } from './sharing.seed.ts';

const day = 24 * 60 * 60 * 1000;

/** The switch of sharing and its rules, goods with a reward of their own, and whom the learner has invited. */
export async function seedSharing({ clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  const values = { 'features.share': true, 'invite.rules': sharingSeed.rules, 'invite.draw_percent': 10 };
  await db
    .insert(settings)
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing();
  const sold = await db
    .select({ id: courses.id, charge: courses.charge })
    .from(courses)
    .where(and(gt(courses.charge, 0), isNotNull(courses.publishedAt)))
    .orderBy(desc(courses.charge), asc(courses.id))
    .limit(sharingSeed.goods);
  for (const { id, charge } of sold)
    await db
      .insert(shareGoods)
      .values({
        goodsType: 'course',
        goodsId: id,
        reward: Math.ceil(charge / 10),
        reward2: Math.ceil(charge / 50),
      })
      .onConflictDoNothing();
  const inviterId = await findAccount(db, sharingSeed.inviter);
  if (inviterId !== undefined) await seedInvited(db, inviterId, now);
}

async function seedInvited(db: Database, inviterId: number, now: Date): Promise<void> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.nickName, [...sharingSeed.invited]))
    .orderBy(asc(users.id));
  const [article] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(gt(articles.charge, 0), isNotNull(articles.publishedAt)))
    .orderBy(desc(articles.charge), asc(articles.id));
  for (const [index, { id: inviteeId }] of people.entries()) {
    const at = new Date(now.getTime() - (20 - index * 15) * day);
    await db
      .insert(invitations)
      .values({ inviteeId, inviterId, endsAt: new Date(at.getTime() + 365 * day), createdAt: at })
      .onConflictDoNothing();
    if (article) await seedOrder(db, { userId: inviteeId, articleId: article.id }, at);
  }
  await payDueRewards(db, now);
}

/** What is hidden or free by now is left out. */
async function seedOrder(
  db: Database,
  { userId, articleId }: { userId: number; articleId: number },
  at: Date,
): Promise<void> {
  const wanted = { userId, type: 'article' as const, goodsId: articleId };
  const goods = await goodsKinds.article.find(db, articleId, { userId, now: at });
  if (!goods || goods.obstacle !== null) return;
  const order = await insertOrder(db, orderFor(wanted, goods, at));
  if (!order) return;
  await markPaid(db, order.id, {
    paymentMethod: 'wechat',
    transaction: `demonstration-${order.id}`,
    paidAt: at,
  });
  await goodsKinds.article.deliver(
    db,
    { userId, goodsId: articleId, orderId: order.id, goodsDays: null },
    at,
  );
  await earnRewards(db, order, at);
}
