import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { redeemActivities, redeemCodes, type RedeemedGoods } from '../../db/schema.ts';
import { keptForm } from '../promo-codes/promo-codes.repo.ts';
import { goodsWithNames } from './redeemed-goods.ts';

/** A code with its activity, whatever became of either; undefined for none. */
export async function findCode(db: Database, typed: string) {
  const [found] = await db
    .select({ code: redeemCodes, activity: redeemActivities })
    .from(redeemCodes)
    .innerJoin(redeemActivities, eq(redeemActivities.id, redeemCodes.activityId))
    .where(eq(redeemCodes.code, keptForm(typed)));
  return found;
}

export type FoundCode = NonNullable<Awaited<ReturnType<typeof findCode>>>;

const isRunning = (now: Date) =>
  and(
    eq(redeemActivities.id, redeemCodes.activityId),
    isNull(redeemActivities.deletedAt),
    lte(redeemActivities.startAt, now),
    gt(redeemActivities.endAt, now),
  );

/**
 * Uses a code up for a person, in the transaction that gives what it is good for. False when it cannot be used now. Of many at
 * once, on any number of servers, one gets it: the others wait for the row and look again.
 */
export async function takeCode(
  tx: Database,
  { typed, userId }: { typed: string; userId: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(redeemCodes)
    .set({ usedUserId: userId, usedAt: now })
    .where(
      and(
        eq(redeemCodes.code, keptForm(typed)),
        isNull(redeemCodes.usedAt),
        sql`exists (select from ${redeemActivities} where ${isRunning(now)})`,
      ),
    );
  return rowCount === 1;
}

type NamedGoods = (RedeemedGoods & { name: string })[];

const redeemedColumns = {
  codeId: redeemCodes.id,
  activityId: redeemCodes.activityId,
  name: redeemActivities.name,
  goods: sql<NamedGoods>`${goodsWithNames}`,
  usedAt: redeemCodes.usedAt,
};

/** What a person has got by codes, the latest first; of activities that were removed too. */
export const listRedeemed = (db: Database, userId: number, { page, size }: { page: number; size: number }) =>
  db
    .select(redeemedColumns)
    .from(redeemCodes)
    .innerJoin(redeemActivities, eq(redeemActivities.id, redeemCodes.activityId))
    .where(eq(redeemCodes.usedUserId, userId))
    .orderBy(desc(redeemCodes.usedAt), desc(redeemCodes.id))
    .limit(size)
    .offset((page - 1) * size);

export type RedeemedRow = Awaited<ReturnType<typeof listRedeemed>>[number];

export const countRedeemed = (db: Database, userId: number): Promise<number> =>
  db.$count(redeemCodes, eq(redeemCodes.usedUserId, userId));

/** What one code has given. */
export async function findRedeemed(tx: Database, codeId: number): Promise<RedeemedRow> {
  const [row] = await tx
    .select(redeemedColumns)
    .from(redeemCodes)
    .innerJoin(redeemActivities, eq(redeemActivities.id, redeemCodes.activityId))
    .where(eq(redeemCodes.id, codeId));
  if (!row) throw new Error('A code went away while it was held.');
  return row;
}
