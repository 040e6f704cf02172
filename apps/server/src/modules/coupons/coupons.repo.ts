import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { couponBatches, coupons, orders } from '../../db/schema.ts';
import { titleOfGoods } from '../manage/goods-of-grants.ts';
import { passedDeadline, type PricedGoods } from './coupon-terms.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type BatchRow = typeof couponBatches.$inferSelect;

/** A coupon that is somebody's, with its batch. */
export interface OwnCouponRow {
  coupon: CouponRow;
  batch: BatchRow;
  targetTitle: string;
  /** The order that it is used by; null where that has had its time. */
  orderId: string | null;
}

export type OwnStatus = 'unused' | 'used' | 'expired';

/** By an order that is paid or can still be. One that has had its time holds no coupon, though nobody may have closed it yet. */
const isUsed = (now: Date): SQL =>
  sql`(${isNotNull(coupons.orderId)} and not (${eq(orders.status, 1)} and ${lte(orders.expiresAt, now)}))`;

/** How coupons stand at a moment, as conditions of `coupons` beside the order of each. */
export const couponStates: Record<OwnStatus | 'free', (now: Date) => SQL | undefined> = {
  free: () => isNull(coupons.userId),
  unused: (now) =>
    and(isNotNull(coupons.userId), not(isUsed(now)), gt(coupons.deadline, passedDeadline(now))),
  used: (now) => isUsed(now),
  expired: (now) =>
    and(isNotNull(coupons.userId), not(isUsed(now)), lte(coupons.deadline, passedDeadline(now))),
};

const targetTitle = titleOfGoods(couponBatches.targetType, couponBatches.targetId);

const ownColumns = (now: Date) => ({
  coupon: coupons,
  batch: couponBatches,
  targetTitle,
  orderId: sql<string | null>`case when ${isUsed(now)} then ${coupons.orderId} end`,
});

const ownRows = (db: Database, now: Date) =>
  db
    .select(ownColumns(now))
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .leftJoin(orders, eq(orders.id, coupons.orderId));

interface Slice {
  page: number;
  size: number;
}

const isOwn = (userId: number, status: OwnStatus, now: Date) =>
  and(eq(coupons.userId, userId), couponStates[status](now));

/** A person's coupons: unused ones that end first in front, the others by what was taken last. */
export const listOwn = (
  db: Database,
  { userId, status }: { userId: number; status: OwnStatus },
  now: Date,
  { page, size }: Slice,
): Promise<OwnCouponRow[]> =>
  ownRows(db, now)
    .where(isOwn(userId, status, now))
    .orderBy(
      ...(status === 'unused' ? [asc(coupons.deadline)] : [desc(coupons.receivedAt)]),
      desc(coupons.id),
    )
    .limit(size)
    .offset((page - 1) * size);

export async function countOwn(
  db: Database,
  { userId, status }: { userId: number; status: OwnStatus },
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(coupons)
    .leftJoin(orders, eq(orders.id, coupons.orderId))
    .where(isOwn(userId, status, now));
  return row?.count ?? 0;
}

/** More than anybody has, so that a query has its end. */
const mostFitting = 500;

/** A person's unused coupons that may count for some goods, by what they are meant for. */
export const listForGoods = (
  db: Database,
  userId: number,
  { type, goodsId, charge }: PricedGoods,
  now: Date,
): Promise<OwnCouponRow[]> =>
  ownRows(db, now)
    .where(
      and(
        isOwn(userId, 'unused', now),
        or(
          eq(couponBatches.targetType, 'all'),
          and(
            eq(couponBatches.targetType, type),
            or(isNull(couponBatches.targetId), eq(couponBatches.targetId, goodsId)),
          ),
        ),
        lte(couponBatches.fullDiscountPrice, charge),
      ),
    )
    .orderBy(asc(coupons.deadline), asc(coupons.id))
    .limit(mostFitting);

export async function findOwn(
  db: Database,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<OwnCouponRow | undefined> {
  const [row] = await ownRows(db, now).where(and(eq(coupons.id, id), eq(coupons.userId, userId)));
  return row;
}

/** The order that a person's coupon hangs on, whether it has had its time or not. */
export async function findHolder(db: Database, { id, userId }: { id: number; userId: number }) {
  const [row] = await db
    .select({ order: orders })
    .from(coupons)
    .innerJoin(orders, eq(orders.id, coupons.orderId))
    .where(and(eq(coupons.id, id), eq(coupons.userId, userId)));
  return row?.order;
}

/** Its coupons are given out. */
export const isGivenOut = (now: Date) =>
  and(
    isNull(couponBatches.deletedAt),
    or(eq(couponBatches.deadlineMode, 'day'), gt(couponBatches.deadline, passedDeadline(now))),
  );

const held = alias(coupons, 'held');

const hasOne = (db: Database, userId: number) =>
  db
    .select({ one: sql`1` })
    .from(held)
    .where(and(eq(held.batchId, couponBatches.id), eq(held.userId, userId)));

const freeOf = (db: Database) =>
  db
    .select({ unreceived: sql<number>`count(*)::int`.as('unreceived') })
    .from(coupons)
    .where(and(eq(coupons.batchId, couponBatches.id), isNull(coupons.userId)))
    .as('free');

/** Coupons for one of these kinds of goods are neither offered nor given out: their sections are switched off. */
export type Closed = readonly string[];

/** Whether the goods that a batch counts for are sold. */
export const isForOpen = (closed: Closed) =>
  notInArray(couponBatches.targetType, closed as BatchRow['targetType'][]);

const isOffered = (db: Database, userId: number, { now, closed, goods }: Offering) =>
  and(
    goods && countsFor(goods),
    isGivenOut(now),
    isForOpen(closed),
    eq(couponBatches.isOpen, true),
    notExists(hasOne(db, userId)),
    sql`exists (select from ${coupons} where ${coupons.batchId} = ${couponBatches.id} and ${coupons.userId} is null)`,
  );

interface Offering {
  now: Date;
  closed: Closed;
  /** Only what counts for these; all where it is left out. */
  goods?: PricedGoods | undefined;
}

/** Batches whose coupons count for some goods, as `discountFor` decides. */
const countsFor = ({ type, goodsId, charge }: PricedGoods) =>
  and(
    inArray(couponBatches.targetType, ['all', type]),
    or(isNull(couponBatches.targetId), eq(couponBatches.targetId, goodsId)),
    lte(couponBatches.fullDiscountPrice, charge),
  );

/** What a person can take now, the latest first. */
export function listOffers(db: Database, userId: number, offering: Offering, { page, size }: Slice) {
  const free = freeOf(db);
  return db
    .select({ batch: couponBatches, targetTitle, unreceived: free.unreceived })
    .from(couponBatches)
    .innerJoinLateral(free, sql`true`)
    .where(isOffered(db, userId, offering))
    .orderBy(desc(couponBatches.createdAt), desc(couponBatches.id))
    .limit(size)
    .offset((page - 1) * size);
}

export const countOffers = (db: Database, userId: number, offering: Offering): Promise<number> =>
  db.$count(couponBatches, isOffered(db, userId, offering));
