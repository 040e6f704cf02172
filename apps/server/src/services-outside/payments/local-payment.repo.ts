import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localPayments, localRefunds } from '../../db/local-tables.ts';
import type { PayableOrder, Payment, PaymentServiceName } from './scan-payment.ts';

export type LocalPayment = typeof localPayments.$inferSelect;

const shown = 20;

/** An order that was handed over stays as it was first handed over. */
export async function keepLocalPayment(
  db: Database,
  order: PayableOrder & Pick<LocalPayment, 'service' | 'returnUrl' | 'token' | 'createdAt'>,
): Promise<LocalPayment> {
  await db.insert(localPayments).values(order).onConflictDoNothing();
  const kept = await findLocalPayment(db, { orderId: order.orderId, service: order.service });
  if (kept === undefined) throw new Error('An order was handed over and tidied away at once.');
  return kept;
}

export async function findLocalPayment(
  db: Database,
  by: { orderId: string; service: PaymentServiceName } | { token: string },
): Promise<LocalPayment | undefined> {
  const isMeant = 'orderId' in by ? isOrder(by) : eq(localPayments.token, by.token);
  const [row] = await db.select().from(localPayments).where(isMeant);
  return row;
}

const isOrder = ({ orderId, service }: { orderId: string; service: PaymentServiceName }) =>
  and(eq(localPayments.orderId, orderId), eq(localPayments.service, service));

/** What somebody could still pay, the latest first. */
export async function findOpenLocalPayments(db: Database, now: Date): Promise<LocalPayment[]> {
  return db
    .select()
    .from(localPayments)
    .where(and(eq(localPayments.state, 'open'), gt(localPayments.expiresAt, now)))
    .orderBy(desc(localPayments.createdAt))
    .limit(shown);
}

/** Marks an open one paid; of two who pay at once one does. */
export async function payLocalPayment(
  db: Database,
  { token, transaction, now }: { token: string; transaction: string; now: Date },
): Promise<void> {
  await db
    .update(localPayments)
    .set({ state: 'paid', transaction, paidAt: now })
    .where(
      and(eq(localPayments.token, token), eq(localPayments.state, 'open'), gt(localPayments.expiresAt, now)),
    );
}

export async function closeLocalPayment(
  db: Database,
  order: { orderId: string; service: PaymentServiceName },
): Promise<void> {
  await db
    .update(localPayments)
    .set({ state: 'closed' })
    .where(and(isOrder(order), eq(localPayments.state, 'open')));
}

/** Of one that is paid. */
export function paymentOf({ service, orderId, charge, transaction, paidAt }: LocalPayment): Payment {
  if (transaction === null || paidAt === null) throw new Error('This one is not paid.');
  return { method: service, orderId, fen: charge * 100, transaction, paidAt };
}

type LocalRefund = typeof localRefunds.$inferSelect;

/** A refund that was made stays as it was first made. */
export async function keepLocalRefund(db: Database, refund: LocalRefund): Promise<LocalRefund> {
  await db.insert(localRefunds).values(refund).onConflictDoNothing();
  return (await findLocalRefund(db, refund.refundNo)) ?? refund;
}

export async function findLocalRefund(db: Database, refundNo: string): Promise<LocalRefund | undefined> {
  const [row] = await db.select().from(localRefunds).where(eq(localRefunds.refundNo, refundNo));
  return row;
}
