import { and, asc, desc, eq, gt, inArray, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orderRefunds, orders, users } from '../../db/schema.ts';
import type { PaymentServiceName } from '../../services-outside/payments/scan-payment.ts';
import { giveCouponsBack } from '../coupons/consume-coupon.ts';
import { returnBalances } from '../invitations/pay-by-balance.ts';
import { giveBack } from '../promo-codes/promo-codes.repo.ts';
import { keepPayment } from '../refunds/payments.repo.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderStatus = OrderRow['status'];
export type NewOrder = typeof orders.$inferInsert;

export interface OrderFilter {
  /** All when left out. */
  state?: 'open' | 'paid' | 'cancelled' | 'refunded' | undefined;
  /** All when left out. */
  deal?: 'group_buy' | 'flash_sale' | undefined;
  now: Date;
}

/** Can still be paid. Spelled out, since the indexes of open orders are found by these very words. */
const isOpen = sql`${orders.status} in (1, 5)`;

/** What an order is at a moment, as conditions: `statusAt` says the same. */
export const orderStates = {
  open: (now: Date) => or(eq(orders.status, 5), and(eq(orders.status, 1), gt(orders.expiresAt, now))),
  paid: () => eq(orders.status, 9),
  cancelled: (now: Date) => or(eq(orders.status, 7), and(eq(orders.status, 1), lte(orders.expiresAt, now))),
};

const isRefunded = sql`exists (select 1 from ${orderRefunds} join ${orderPayments} on ${eq(orderPayments.id, orderRefunds.paymentId)}
  where ${and(eq(orderPayments.orderId, orders.id), eq(orderRefunds.status, 5))})`;

const states = {
  ...orderStates,
  paid: () => and(orderStates.paid(), not(isRefunded)),
  refunded: () => isRefunded,
};

const matches = (userId: number, { state, deal, now }: OrderFilter): SQL | undefined =>
  and(eq(orders.userId, userId), state && states[state](now), deal && eq(orders.discountKind, deal));

/** A person's orders, the latest first. */
export function listOrders(
  db: Database,
  userId: number,
  filter: OrderFilter,
  { page, size }: { page: number; size: number },
) {
  return db
    .select()
    .from(orders)
    .where(matches(userId, filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size)
    .offset((page - 1) * size);
}

export function countOrders(db: Database, userId: number, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matches(userId, filter));
}

export async function findOrder(db: Database, userId: number, id: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return order;
}

/** Whosever it is. */
export async function findOrderByNumber(db: Database, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

export interface Wanted {
  userId: number;
  type: OrderRow['goodsType'];
  goodsId: number;
}

/** The one order of a person for these goods that is not closed; it may have had its time. */
export function findOpenOrder(db: Database, { userId, type, goodsId }: Wanted) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.goodsType, type), eq(orders.goodsId, goodsId), isOpen));
}

/** Undefined when there is an open order for the same goods already, or the number is taken. */
export async function insertOrder(db: Database, order: NewOrder): Promise<OrderRow | undefined> {
  const [inserted] = await db.insert(orders).values(order).onConflictDoNothing().returning();
  return inserted;
}

/** Writes down that an order goes to a payment service, before it does, and until when. False when its time is over. */
export async function markHandedOver(
  db: Database,
  { id, service, expiresAt }: { id: string; service: PaymentServiceName; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(orders)
    .set({
      status: 5,
      paymentMethod: service,
      expiresAt,
      handedTo: sql`array_append(array_remove(${orders.handedTo}, ${service}), ${service})`,
    })
    .where(and(eq(orders.id, id), isOpen, gt(orders.expiresAt, now)));
  return rowCount === 1;
}

/** Writes down that an order is paid by a transfer, and until when it waits for that. False when its time is over. */
export async function markByHand(
  db: Database,
  { id, expiresAt }: Pick<OrderRow, 'id' | 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(orders)
    .set({ status: 5, paymentMethod: 'handPay', expiresAt })
    .where(and(eq(orders.id, id), isOpen, gt(orders.expiresAt, now)));
  return rowCount === 1;
}

/** Keeps what the picture holds and answers what was kept first; undefined when nobody is to pay any more. */
export async function keepCodeUrl(db: Database, id: string, codeUrl: string): Promise<string | undefined> {
  const [order] = await db
    .update(orders)
    .set({ codeUrl: sql`coalesce(${orders.codeUrl}, ${codeUrl})` })
    .where(and(eq(orders.id, id), eq(orders.status, 5)))
    .returning({ codeUrl: orders.codeUrl });
  return order?.codeUrl ?? undefined;
}

/** Closes an order that stands at one of these, and gives back the use of its code or its coupon, and its balance; false when it stands elsewhere by now. */
export async function closeOrder(
  db: Database,
  id: string,
  from: readonly OrderStatus[],
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const closed = await closeRow(tx, id, from, now);
    await returnBalances(tx, closed, now);
    return closed.length === 1;
  });
}

/** Closes an order in favour of another one of the same person, and gives back its code or its coupon; its balance is the caller's to return. */
export const replaceOrder = (tx: Database, id: string, now: Date) => closeRow(tx, id, [1], now);

async function closeRow(tx: Database, id: string, from: readonly OrderStatus[], now: Date) {
  const closed = await tx
    .update(orders)
    .set({ status: 7, codeUrl: null, closedAt: now })
    .where(and(eq(orders.id, id), inArray(orders.status, [...from])))
    .returning();
  await giveDiscountsBack(tx, closed);
  return closed;
}

/** Closes what had its time and was never handed over, and gives back the uses of their codes and their coupons, and their balance. */
export async function closeOverdue(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(orders)
      .set({ status: 7, closedAt: now })
      .where(and(isOpen, eq(orders.status, 1), lte(orders.expiresAt, now)))
      .returning();
    await giveDiscountsBack(tx, closed);
    await returnBalances(tx, closed, now);
  });
}

async function giveDiscountsBack(tx: Database, closed: readonly OrderRow[]): Promise<void> {
  await giveBack(
    tx,
    closed.flatMap(({ discountKind: kind, discountId: id }) =>
      kind === 'promo_code' && id !== null ? [id] : [],
    ),
  );
  await giveCouponsBack(
    tx,
    closed.flatMap(({ discountKind: kind, id }) => (kind === 'coupon' ? [id] : [])),
  );
}

/** Handed over, and past their time: of everybody in no order, so that none holds up the others, or of one person. */
export function findOverdueHandedOver(
  db: Database,
  now: Date,
  { userId, limit }: { userId?: number; limit: number },
) {
  return db
    .select()
    .from(orders)
    .where(
      and(
        isOpen,
        eq(orders.status, 5),
        lte(orders.expiresAt, now),
        userId === undefined ? undefined : eq(orders.userId, userId),
      ),
    )
    .orderBy(userId === undefined ? sql`random()` : asc(orders.expiresAt))
    .limit(limit);
}

/**
 * Holds an order and before it its person, whose memberships follow each other. In this order, since an account that
 * goes takes its orders after itself.
 */
export async function lockForPayment(tx: Database, id: string): Promise<OrderRow | undefined> {
  const [owner] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  if (!owner) return undefined;
  if (owner.userId !== null) await lockBuyer(tx, owner.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** Holds a person who buys, before any of their orders. */
export const lockBuyer = (tx: Database, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** Takes an order for paid that costs nothing any more. No money has paid it; the balance that has is kept as a payment, so that it can be refunded. */
export async function markCovered(tx: Database, id: string, paidAt: Date): Promise<OrderRow> {
  const [paid] = await tx.update(orders).set({ status: 9, paidAt }).where(eq(orders.id, id)).returning();
  if (!paid) throw new Error('An order went away while it was held.');
  const payment = { orderId: id, transaction: `balance-${id}`, fen: paid.balance * 100, paidAt };
  if (paid.balance > 0) await keepPayment(tx, { ...payment, method: 'balance', state: 'taken' }, paidAt);
  return paid;
}

/** Whether the same money has paid for another order already. */
export async function isSpent(tx: Database, transaction: string, id: string): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.transaction, transaction), ne(orders.id, id)))) > 0;
}

interface Paid {
  paymentMethod: PaymentServiceName | 'handPay';
  transaction: string;
  paidAt: Date;
}

/** Takes an order for paid, and keeps the money that has paid it. */
export async function markPaid(
  tx: Database,
  id: string,
  { paymentMethod, transaction, paidAt }: Paid,
): Promise<void> {
  const [paid] = await tx
    .update(orders)
    .set({ status: 9, paymentMethod, transaction, paidAt, codeUrl: null, closedAt: null })
    .where(eq(orders.id, id))
    .returning({ charge: orders.charge });
  if (!paid || paid.charge === 0) return;
  const payment = { orderId: id, transaction, method: paymentMethod, fen: paid.charge * 100, paidAt };
  await keepPayment(tx, { ...payment, state: 'taken' }, paidAt);
}
