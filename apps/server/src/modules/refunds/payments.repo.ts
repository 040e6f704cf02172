import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments } from '../../db/schema.ts';

export type PaymentRow = typeof orderPayments.$inferSelect;
export type NewPayment = Pick<PaymentRow, 'orderId' | 'transaction' | 'method' | 'fen' | 'state' | 'paidAt'> &
  Partial<Pick<PaymentRow, 'told'>>;

/** Keeps money that came. Undefined when it is known already: nothing is changed of it then. */
export async function keepPayment(
  tx: Database,
  payment: NewPayment,
  now: Date,
): Promise<PaymentRow | undefined> {
  const [kept] = await tx
    .insert(orderPayments)
    .values({ ...payment, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return kept;
}

export async function findByTransaction(db: Database, transaction: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.transaction, transaction));
  return payment;
}

/** The money that has paid an order; undefined where none has. */
export async function findTaken(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), eq(orderPayments.state, 'taken')));
  return payment;
}

export async function findPayment(db: Database, id: number): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.id, id));
  return payment;
}

/** Notes that somebody has looked after an unclear message. Undefined for every other payment, and for a checked one. */
export async function markChecked(tx: Database, id: number, now: Date): Promise<PaymentRow | undefined> {
  const [checked] = await tx
    .update(orderPayments)
    .set({ checkedAt: now, updatedAt: now })
    .where(and(eq(orderPayments.id, id), eq(orderPayments.state, 'unclear'), isNull(orderPayments.checkedAt)))
    .returning();
  return checked;
}

/** Sets so much of a payment aside to go back, in one write. False when less than that is left of it. */
export async function reserve(tx: Database, id: number, fen: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderPayments)
    .set({ refunded: sql`${orderPayments.refunded} + ${fen}`, updatedAt: now })
    .where(and(eq(orderPayments.id, id), lte(sql`${orderPayments.refunded} + ${fen}`, orderPayments.fen)));
  return rowCount === 1;
}
