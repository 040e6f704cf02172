import { plainCode } from '@shuyuan/api-client';
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, promoCodes } from '../../db/schema.ts';

export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** Returns a promo code, coupon code or redeem code as it is stored. */
export const keptForm = (typed: string) => plainCode(typed).toUpperCase();

const isGood = (now: Date) =>
  and(
    gt(promoCodes.expiredAt, now),
    or(eq(promoCodes.useTimes, 0), lt(promoCodes.usedTimes, promoCodes.useTimes)),
  );

/** A code that a person could order with now; undefined for every other, whatever is wrong with it. */
export async function findUsable(
  db: Database,
  { typed, userId }: { typed: string; userId: number },
  now: Date,
): Promise<PromoCodeRow | undefined> {
  const [code] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.code, keptForm(typed)), isGood(now)));
  return code && !(await hasUsed(db, code.id, userId)) ? code : undefined;
}

/** A code, whether it can be used or not. */
export async function findCode(db: Database, typed: string): Promise<PromoCodeRow | undefined> {
  const [code] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, keptForm(typed)));
  return code;
}

/** Whether a person has an order by this code that is paid or waits to be. */
async function hasUsed(db: Database, id: number, userId: number): Promise<boolean> {
  const uses = await db.$count(
    orders,
    and(
      eq(orders.discountKind, 'promo_code'),
      eq(orders.discountId, id),
      eq(orders.userId, userId),
      inArray(orders.status, [1, 5, 9]),
    ),
  );
  return uses > 0;
}

/** Whether a code is no guess of this person: they could order with it now, or have. */
export async function isKnownTo(
  db: Database,
  who: { typed: string; userId: number },
  now: Date,
): Promise<boolean> {
  if (await findUsable(db, who, now)) return true;
  const code = await findCode(db, who.typed);
  return code !== undefined && hasUsed(db, code.id, who.userId);
}

/** A person's orders by a code that are paid or wait to be; one whose time is over has given its use back. */
const usedBy = (userId: number, now: Date) =>
  and(
    eq(orders.userId, userId),
    eq(orders.discountKind, 'promo_code'),
    or(inArray(orders.status, [5, 9]), and(eq(orders.status, 1), gt(orders.expiresAt, now))),
  );

/** What a person has used codes for, the latest first. The code is null where it was removed. */
export const listUsed = (
  db: Database,
  userId: number,
  now: Date,
  { page, size }: { page: number; size: number },
) =>
  db
    .select({ code: promoCodes.code, order: orders })
    .from(orders)
    .leftJoin(promoCodes, eq(promoCodes.id, orders.discountId))
    .where(usedBy(userId, now))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size)
    .offset((page - 1) * size);

export const countUsed = (db: Database, userId: number, now: Date): Promise<number> =>
  db.$count(orders, usedBy(userId, now));

/**
 * Takes one use of a code for a person, in the transaction that makes the order. Undefined when there is none left, it has
 * expired, or the person has used it. Of many at once, on any number of servers, no more get one than there are: each waits
 * for the row and looks again.
 */
export async function takeUse(
  tx: Database,
  { typed, userId }: { typed: string; userId: number },
  now: Date,
): Promise<PromoCodeRow | undefined> {
  const [code] = await tx
    .update(promoCodes)
    .set({ usedTimes: sql`${promoCodes.usedTimes} + 1` })
    .where(and(eq(promoCodes.code, keptForm(typed)), isGood(now)))
    .returning();
  if (!code || !(await hasUsed(tx, code.id, userId))) return code;
  await giveBack(tx, [code.id]);
  return undefined;
}

/** Gives back one use for each of these, in the transaction that closes their orders. One code may be named several times. */
export async function giveBack(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const times = new Map<number, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  // Locked in one order, so that of two rounds neither waits for the other for ever.
  const held = await tx
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(inArray(promoCodes.id, [...times.keys()]))
    .orderBy(asc(promoCodes.id))
    .for('update');
  for (const { id } of held)
    await tx
      .update(promoCodes)
      .set({ usedTimes: sql`${promoCodes.usedTimes} - ${times.get(id) ?? 0}` })
      .where(eq(promoCodes.id, id));
}

/** Counts a use again of an order that was closed and is completed after all; also above the limit, since the money is there. */
export async function retakeUse(tx: Database, id: number): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ usedTimes: sql`${promoCodes.usedTimes} + 1` })
    .where(eq(promoCodes.id, id));
}
