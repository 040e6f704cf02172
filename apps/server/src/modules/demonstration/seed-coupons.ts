import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, couponBatches, coupons, courses, users } from '../../db/schema.ts';
import { takeByCode } from '../coupons/take-coupon.ts';
import { createCouponToken } from '../coupons/coupon-token.ts';
import { createOrder } from '../orders/create-order.ts';
import { followPayment } from '../orders/follow-payment.ts';
import { goodsKinds } from '../orders/goods-kinds.ts';
import { markPaid } from '../orders/orders.repo.ts';
import { makeCode } from '../promo-codes/make-codes.ts';
import { couponsSeed, type CouponSeed } from './coupons.seed.ts';
import { findAccount } from './find-account.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;
const { owner, bought, batches } = couponsSeed;

/** Coupons to be taken, by some learners taken already: one of them has one of each state. */
export async function seedCoupons({ clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  const ownerId = await findAccount(db, owner);
  for (const seed of batches) {
    const batch = await seedBatch(db, seed, now);
    if (batch === undefined) continue;
    for (const name of seed.takers) {
      const [taker] = await db.select({ id: users.id }).from(users).where(eq(users.nickName, name));
      if (taker) await takeOne(db, batch, taker.id, now);
    }
    if (ownerId !== undefined && seed.own !== 'nothing') await seedOwn(db, { batch, seed, ownerId }, now);
  }
}

/** Undefined where the course that it is for is hidden or gone by now. */
async function seedBatch(db: Database, seed: CouponSeed, now: Date): Promise<number | undefined> {
  const { name, description, prefix, type, rate, from = 0, course: title, days, mode, isOpen, num } = seed;
  const [course] =
    title === undefined
      ? []
      : await db.select({ id: courses.id }).from(courses).where(eq(courses.title, title));
  if (title !== undefined && !course) return undefined;
  const [batch] = await db
    .insert(couponBatches)
    .values({
      name,
      description,
      prefix,
      type,
      rate,
      fullDiscountPrice: from,
      targetType: course ? 'course' : 'all',
      targetId: course?.id ?? null,
      deadlineMode: mode,
      deadline: mode === 'time' ? new Date(now.getTime() + days * day) : null,
      fixedDay: mode === 'day' ? days : null,
      isOpen,
      token: createCouponToken(),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: couponBatches.id });
  if (!batch) return undefined;
  await db.insert(coupons).values(
    Array.from({ length: num }, () => ({
      batchId: batch.id,
      code: makeCode(prefix ?? ''),
      createdAt: now,
    })),
  );
  return batch.id;
}

/** By its code, as coupons that are not open are taken. Answers the coupon. */
async function takeOne(db: Database, batch: number, userId: number, at: Date): Promise<number> {
  const [free] = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.batchId, batch), isNull(coupons.userId)))
    .limit(1);
  if (!free) throw new Error('There are fewer coupons than learners who take one.');
  return takeByCode(db, { typed: free.code, userId }, at);
}

interface Own {
  batch: number;
  seed: CouponSeed;
  ownerId: number;
}

async function seedOwn(db: Database, { batch, seed, ownerId }: Own, now: Date): Promise<void> {
  // So long ago that it has expired, with the day of grace.
  const at = seed.own === 'expired' ? new Date(now.getTime() - (seed.days + 10) * day) : now;
  const coupon = await takeOne(db, batch, ownerId, at);
  if (seed.own === 'used') await buyWith(db, { coupon, userId: ownerId }, now);
}

/** Nothing happens where it is no longer for sale to them. */
async function buyWith(db: Database, { coupon, userId }: { coupon: number; userId: number }, now: Date) {
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.title, bought));
  if (!article) return;
  const wanted = { userId, type: 'article', goodsId: article.id } as const;
  const goods = await goodsKinds.article.find(db, article.id, { userId, now });
  if (!goods || goods.obstacle !== null || goods.charge < 7) return;
  const order = await createOrder(db, wanted, now, { coupon });
  await markPaid(db, order.id, {
    paymentMethod: 'wechat',
    transaction: `demonstration-${order.id}`,
    paidAt: now,
  });
  await followPayment(db, order, now);
}
