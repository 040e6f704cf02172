import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orderRefunds } from '../../db/schema.ts';

export type RefundRow = typeof orderRefunds.$inferSelect;
export type NewRefund = typeof orderRefunds.$inferInsert;

/** Undefined when another refund of the same payment waits. */
export async function insertRefund(tx: Database, refund: NewRefund): Promise<RefundRow | undefined> {
  const [inserted] = await tx.insert(orderRefunds).values(refund).onConflictDoNothing().returning();
  return inserted;
}

export async function findRefund(db: Database, id: number): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(orderRefunds).where(eq(orderRefunds.id, id));
  return refund;
}

/** The refunds of all money that came for an order, the latest first. */
export const listOfOrder = (db: Database, orderId: string) =>
  db
    .select({ refund: orderRefunds })
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(desc(orderRefunds.createdAt), desc(orderRefunds.id));

/** The latest refund of each of these orders, by the order's number; those that were closed are left out. */
export async function latestOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, RefundRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orderPayments.orderId], { orderId: orderPayments.orderId, refund: orderRefunds })
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .where(and(inArray(orderPayments.orderId, [...orderIds]), sql`${orderRefunds.status} <> 13`))
    .orderBy(orderPayments.orderId, desc(orderRefunds.createdAt), desc(orderRefunds.id));
  return new Map(rows.map(({ orderId, refund }) => [orderId, refund]));
}

/** Changes a refund that waits for a decision; undefined when somebody was faster. */
export async function decide(
  tx: Database,
  id: number,
  change: Partial<Omit<NewRefund, 'id'>>,
): Promise<RefundRow | undefined> {
  const [decided] = await tx
    .update(orderRefunds)
    .set(change)
    .where(and(eq(orderRefunds.id, id), eq(orderRefunds.status, 1), isNull(orderRefunds.decidedAt)))
    .returning();
  return decided;
}

/** Closes what was asked for of a payment and is not decided: what takes its place is made without being asked for. */
export async function closeAsked(tx: Database, paymentId: number, answer: string, now: Date): Promise<void> {
  await tx
    .update(orderRefunds)
    .set({ status: 13, answer, updatedAt: now })
    .where(
      and(eq(orderRefunds.paymentId, paymentId), eq(orderRefunds.status, 1), isNull(orderRefunds.decidedAt)),
    );
}

/** Moves a decided refund on from where it stands; undefined when it stands elsewhere by now. */
export async function moveOn(
  db: Database,
  id: number,
  from: 1 | 9,
  change: Partial<Omit<NewRefund, 'id'>>,
): Promise<RefundRow | undefined> {
  const [moved] = await db
    .update(orderRefunds)
    .set(change)
    .where(and(eq(orderRefunds.id, id), eq(orderRefunds.status, from), isNotNull(orderRefunds.decidedAt)))
    .returning();
  return moved;
}

/** Those that are on their way to the payment service; the one that was asked after longest ago comes first. */
export const listSending = (db: Database, limit: number) =>
  db
    .select({ id: orderRefunds.id })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.status, 1), isNotNull(orderRefunds.decidedAt)))
    .orderBy(orderRefunds.updatedAt)
    .limit(limit);
