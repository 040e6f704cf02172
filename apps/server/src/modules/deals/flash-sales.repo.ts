import { and, asc, count, desc, eq, gt, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { flashSales, flashSaleSlots as slots, orders } from '../../db/schema.ts';

export type FlashSaleRow = typeof flashSales.$inferSelect;
export type SlotRow = typeof slots.$inferSelect;

/** Of which goods; all where it is left out. */
export interface DealOf {
  goods_type?: FlashSaleRow['goodsType'] | undefined;
  goods_id?: number | undefined;
  /** Kinds of goods whose section is switched off: their offers are left out. */
  closed: readonly string[];
}

const isOffered = and(eq(flashSales.isShow, true), isNull(flashSales.deletedAt));

/** Runs or is to come. */
const stands = ({ goods_type: type, goods_id: id, closed }: DealOf, now: Date): SQL | undefined =>
  and(
    isOffered,
    gt(flashSales.endedAt, now),
    notInArray(flashSales.goodsType, closed as FlashSaleRow['goodsType'][]),
    type && eq(flashSales.goodsType, type),
    id === undefined ? undefined : eq(flashSales.goodsId, id),
  );

export const listFlashSales = (db: Database, of: DealOf, now: Date, page: { page: number; size: number }) =>
  db
    .select()
    .from(flashSales)
    .where(stands(of, now))
    .orderBy(asc(flashSales.endedAt), asc(flashSales.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);

export const countFlashSales = (db: Database, of: DealOf, now: Date) =>
  db.$count(flashSales, stands(of, now));

/** Undefined for what was removed or is hidden. */
export async function findFlashSale(db: Database, id: number): Promise<FlashSaleRow | undefined> {
  const [sale] = await db
    .select()
    .from(flashSales)
    .where(and(eq(flashSales.id, id), isOffered));
  return sale;
}

/** The same, held: of many who reach for the last piece one is first. */
export async function lockFlashSale(tx: Database, id: number): Promise<FlashSaleRow | undefined> {
  const [sale] = await tx
    .select()
    .from(flashSales)
    .where(and(eq(flashSales.id, id), isOffered))
    .for('update');
  return sale;
}

/**
 * A piece is somebody's as long as its order lives, and before there is one until its time is over. Nothing gives it
 * back: it is free as soon as this is no longer true.
 */
const isHeld = (now: Date) =>
  or(
    and(isNull(slots.orderId), gt(slots.expiresAt, now)),
    inArray(orders.status, [5, 9]),
    and(eq(orders.status, 1), gt(orders.expiresAt, now)),
  );

/** How many pieces of each sale are somebody's; sales of which none is are missing. */
export async function countHeld(
  db: Database,
  saleIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ saleId: slots.saleId, held: count() })
    .from(slots)
    .leftJoin(orders, eq(orders.id, slots.orderId))
    .where(and(inArray(slots.saleId, [...saleIds]), isHeld(now)))
    .groupBy(slots.saleId);
  return new Map(rows.map(({ saleId, held }) => [saleId, held]));
}

/** Returns the ids of the sales in which a person has reserved a piece. */
export async function findHeldSales(
  db: Database,
  saleIds: readonly number[],
  userId: number,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ saleId: slots.saleId })
    .from(slots)
    .leftJoin(orders, eq(orders.id, slots.orderId))
    .where(and(inArray(slots.saleId, [...saleIds]), eq(slots.userId, userId), isHeld(now)));
  return new Set(rows.map(({ saleId }) => saleId));
}

const withOrder = (db: Database) =>
  db
    .select({ slot: slots, status: orders.status, orderExpiresAt: orders.expiresAt })
    .from(slots)
    .leftJoin(orders, eq(orders.id, slots.orderId));

/** A piece with what became of its order; both are null before it is ordered. */
export type HeldSlot = Awaited<ReturnType<typeof findSlot>>;

/** The latest piece of a person, also one that was let go. */
export async function findSlot(db: Database, saleId: number, userId: number) {
  const [found] = await withOrder(db)
    .where(and(eq(slots.saleId, saleId), eq(slots.userId, userId)))
    .orderBy(desc(slots.createdAt), desc(slots.id))
    .limit(1);
  return found;
}

/** A person's own piece, held for as long as the transaction lasts. Undefined for somebody else's. */
export async function lockSlot(tx: Database, id: number, userId: number) {
  const own = and(eq(slots.id, id), eq(slots.userId, userId));
  const [slot] = await tx.select({ id: slots.id }).from(slots).where(own).for('update');
  if (!slot) return undefined;
  const [found] = await withOrder(tx).where(own);
  return found;
}

export async function insertSlot(tx: Database, slot: typeof slots.$inferInsert): Promise<SlotRow> {
  const [row] = await tx.insert(slots).values(slot).returning();
  if (!row) throw new Error('A slot was not stored.');
  return row;
}

export async function keepSlotOrder(tx: Database, id: number, orderId: string): Promise<void> {
  await tx.update(slots).set({ orderId }).where(eq(slots.id, id));
}

/** A person's pieces with their sales, the latest first; sales that were removed too. */
export const listOwnSlots = (db: Database, userId: number, page: { page: number; size: number }) =>
  db
    .select({ slot: slots, status: orders.status, orderExpiresAt: orders.expiresAt, sale: flashSales })
    .from(slots)
    .innerJoin(flashSales, eq(flashSales.id, slots.saleId))
    .leftJoin(orders, eq(orders.id, slots.orderId))
    .where(eq(slots.userId, userId))
    .orderBy(desc(slots.createdAt), desc(slots.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);

export const countOwnSlots = (db: Database, userId: number) => db.$count(slots, eq(slots.userId, userId));
