import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { couponBatches, coupons } from '../../db/schema.ts';
import { violationOf } from '../../db/violation.ts';
import { Problem } from '../../errors/problem.ts';
import { closedKinds, requireOpenSection } from '../config/sections.ts';
import { keptForm } from '../promo-codes/promo-codes.repo.ts';
import { passedDeadline } from './coupon-terms.ts';
import { isForOpen, isGivenOut, type BatchRow } from './coupons.repo.ts';
import { couponStrings as strings } from './coupons.strings.ts';

const taking = (userId: number, now: Date) => ({
  userId,
  receivedAt: now,
  deadline: sql`case when ${couponBatches.deadlineMode} = 'time' then ${couponBatches.deadline}
    else ${now.toISOString()}::timestamptz + ${couponBatches.fixedDay} * interval '1 day' end`,
});

/** The database lets nobody have two of a batch. */
async function oneEach<Answer>(work: Promise<Answer>): Promise<Answer> {
  return work.catch((error: unknown) => {
    throw violationOf(error) === 'taken' ? new Problem(1, strings.taken) : error;
  });
}

/**
 * Takes one of the batch that a link names, and answers its id: by one conditional write, so that of many at once, on any
 * number of servers, as many get one as there are.
 */
export async function takeByToken(
  db: Database,
  { token, userId }: { token: string; userId: number },
  now: Date,
): Promise<number> {
  const closed = await closedKinds(db);
  const free = alias(coupons, 'free');
  // Each waits for the row that another is taking, and goes on to the next: who skipped it would go away empty where that other is refused.
  const first = db
    .select({ id: free.id })
    .from(free)
    .innerJoin(couponBatches, eq(couponBatches.id, free.batchId))
    .where(and(eq(couponBatches.token, token), isNull(free.userId)))
    .orderBy(asc(free.id))
    .limit(1)
    .for('update', { of: free });
  const [taken] = await oneEach(
    db
      .update(coupons)
      .set(taking(userId, now))
      .from(couponBatches)
      .where(
        and(
          eq(coupons.id, sql`(${first})`),
          isNull(coupons.userId),
          eq(couponBatches.id, coupons.batchId),
          eq(couponBatches.isOpen, true),
          isGivenOut(now),
          isForOpen(closed),
        ),
      )
      .returning({ id: coupons.id }),
  );
  if (taken) return taken.id;
  const [batch] = await db.select().from(couponBatches).where(eq(couponBatches.token, token));
  requireGivenOut(batch, now);
  await requireOpenSection(db, batch.targetType);
  if (!batch.isOpen) throw new Problem(1, strings.unusable);
  const own = await db.$count(coupons, and(eq(coupons.batchId, batch.id), eq(coupons.userId, userId)));
  throw new Problem(1, own > 0 ? strings.taken : strings.noneLeft);
}

/** Whether a code is no guess of this person: its coupon is free, or theirs. */
export async function isKnownTo(
  db: Database,
  { typed, userId }: { typed: string; userId: number },
): Promise<boolean> {
  const [coupon] = await db
    .select({ userId: coupons.userId })
    .from(coupons)
    .where(eq(coupons.code, keptForm(typed)));
  return coupon !== undefined && (coupon.userId === null || coupon.userId === userId);
}

/** Takes the coupon with a code, and answers its id: by one conditional write. */
export async function takeByCode(
  db: Database,
  { typed, userId }: { typed: string; userId: number },
  now: Date,
): Promise<number> {
  const code = keptForm(typed);
  const closed = await closedKinds(db);
  const [taken] = await oneEach(
    db
      .update(coupons)
      .set(taking(userId, now))
      .from(couponBatches)
      .where(
        and(
          eq(coupons.code, code),
          isNull(coupons.userId),
          eq(couponBatches.id, coupons.batchId),
          isGivenOut(now),
          isForOpen(closed),
        ),
      )
      .returning({ id: coupons.id }),
  );
  if (taken) return taken.id;
  const [found] = await db
    .select({ coupon: coupons, batch: couponBatches })
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .where(eq(coupons.code, code));
  const isOthers = found && found.coupon.userId !== null && found.coupon.userId !== userId;
  if (!found || isOthers) throw new Problem(404, strings.notFree);
  const { coupon, batch } = found;
  if (coupon.userId === userId) throw new Problem(1, coupon.orderId === null ? strings.taken : strings.used);
  requireGivenOut(batch, now);
  await requireOpenSection(db, batch.targetType);
  throw new Problem(1, strings.unusable);
}

function requireGivenOut(batch: BatchRow | undefined, now: Date): asserts batch is BatchRow {
  if (!batch) throw new Problem(404, strings.missing);
  if (batch.deletedAt) throw new Problem(1, strings.unusable);
  if (batch.deadlineMode === 'time' && batch.deadline && batch.deadline <= passedDeadline(now))
    throw new Problem(1, strings.expired);
}
