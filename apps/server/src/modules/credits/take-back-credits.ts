import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditTransfers, orderPayments, orders } from '../../db/schema.ts';
import { lockAccounts, moveCredits } from './move-credits.ts';

/** What an order has earned, and what went back of the money that it was earned with, in fen. */
interface Earned {
  earned: number;
  paid: number;
  refunded: number;
}

/**
 * How many of the credits of an order go back when so much of its money does. Rounded down, so that no part takes more than its share; with
 * the last fen the last credit goes.
 */
export const creditsToTakeBack = ({ earned, paid, refunded }: Earned): number =>
  paid === 0 ? 0 : Math.floor((earned * refunded) / paid);

/**
 * Takes back what somebody's refunded orders have earned and what is still there of it; the rest is taken when they earn again. Any number
 * of times: what was taken is not taken again. Call it after all else that the transaction locks.
 */
export async function takeBackCredits(tx: Database, userId: number, now: Date): Promise<void> {
  const [person, school] = [{ kind: 'person', userId } as const, { kind: 'school' } as const];
  if ((await listRefunded(tx, userId)).length === 0) return;
  const [account] = await lockAccounts(tx, person, school);
  let left = account.balance;
  // Asked again: somebody else may have taken some meanwhile.
  for (const { orderId, type, id, taken, ...order } of await listRefunded(tx, userId)) {
    const amount = Math.min(left, creditsToTakeBack(order) - taken);
    if (amount <= 0) continue;
    await moveCredits(tx, {
      from: person,
      to: school,
      amount,
      reason: 'order_refunded',
      resource: { type, id },
      key: `order_refunded:${orderId}:${taken}`,
      now,
    });
    left -= amount;
  }
}

/** The orders of a person that have earned something and of which money went back, with what was taken of it before. */
const listRefunded = (tx: Database, userId: number) =>
  tx
    .select({
      orderId: orders.id,
      type: orders.goodsType,
      id: orders.goodsId,
      earned: creditTransfers.amount,
      paid: orderPayments.fen,
      refunded: orderPayments.refunded,
      taken: sql<number>`coalesce((select sum(taken.amount) from ${creditTransfers} as taken
        where taken.from_id = ${creditTransfers.toId} and taken.reason = 'order_refunded'
          and split_part(taken.key, ':', 2) = ${orders.id}), 0)::int`,
    })
    .from(orders)
    .innerJoin(
      orderPayments,
      and(
        eq(orderPayments.orderId, orders.id),
        eq(orderPayments.state, 'taken'),
        gt(orderPayments.refunded, 0),
      ),
    )
    .innerJoin(
      creditTransfers,
      eq(creditTransfers.key, sql`concat('paid_order:', ${orders.userId}, ':', ${orders.id})`),
    )
    .where(eq(orders.userId, userId))
    .orderBy(orders.id);
