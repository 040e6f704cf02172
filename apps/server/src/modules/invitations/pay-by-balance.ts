import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { balanceTransfers } from '../../db/schema.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import { lockAccount, moveBalance, type BalanceHolder } from './move-balance.ts';

type PaidOrder = Pick<OrderRow, 'id' | 'userId' | 'goodsName' | 'balance'>;

const school: BalanceHolder = { kind: 'school' };

/**
 * Takes what an order uses of its person's balance, in the transaction that makes the order. Refuses where there is less. `again`: the order
 * was closed, has given it back, and is completed after all.
 */
export async function takeBalance(
  tx: Database,
  { id, userId, goodsName: remark, balance: amount }: PaidOrder,
  now: Date,
  why: 'first' | 'again' = 'first',
): Promise<void> {
  if (amount === 0 || userId === null) return;
  const key = why === 'first' ? `order ${id}` : `order again ${id}`;
  await moveBalance(tx, {
    from: { kind: 'person', userId },
    to: school,
    amount,
    reason: 'order',
    remark,
    key,
    now,
  });
}

/**
 * Gives back what orders have used that nothing was bought with: closed ones, or one that could not be handed over. Each once. Of an account
 * that is gone it stays with the school.
 */
export async function returnBalances(
  tx: Database,
  orders: readonly PaidOrder[],
  now: Date,
  why: 'closed' | 'undelivered' = 'closed',
): Promise<void> {
  const owed = orders
    .flatMap(({ userId, ...order }) => (userId === null || order.balance === 0 ? [] : [{ ...order, userId }]))
    .sort((one, other) => one.userId - other.userId);
  // All people before the school, as every other move has it.
  for (const { userId } of owed) await lockAccount(tx, { kind: 'person', userId });
  for (const { id, userId, goodsName: remark, balance: amount } of owed) {
    const move = { from: school, to: { kind: 'person' as const, userId }, amount, remark, now };
    const key = why === 'closed' ? `order returned ${id}` : `order undelivered ${id}`;
    await moveBalance(tx, { ...move, reason: 'order_returned', key });
  }
}

/** Gives balance back by a refund. `key` names that refund, or its part. */
export async function refundBalance(
  tx: Database,
  {
    order: { id, userId, goodsName: remark },
    amount,
    refundId,
  }: { order: PaidOrder; amount: number; refundId: number },
  now: Date,
): Promise<void> {
  if (amount === 0 || userId === null) return;
  const move = { from: school, to: { kind: 'person' as const, userId }, amount, remark, now };
  await moveBalance(tx, { ...move, reason: 'order_returned', key: `order refunded ${id} ${refundId}` });
}

/** What refunds of an order have given back of the balance that it used, in whole yuan. */
export async function refundedBalance(db: Database, orderId: string): Promise<number> {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${balanceTransfers.amount}), 0)::int` })
    .from(balanceTransfers)
    .where(
      and(
        eq(balanceTransfers.reason, 'order_returned'),
        // The first transfer of an order says whose account it is: the index of accounts serves.
        sql`${balanceTransfers.toId} in (select taken.from_id from ${balanceTransfers} as taken
          where taken.key = ${`order ${orderId}`})`,
        sql`starts_with(${balanceTransfers.key}, ${`order refunded ${orderId} `})`,
      ),
    );
  return found?.sum ?? 0;
}

/**
 * What a refund gives back of the balance that an order used beside money, in whole yuan: the part that all refunds give of the money, rounded
 * down, less what went back before. All of it with the last fen.
 */
export function balanceShare(
  balance: number,
  { fen, refunded }: { fen: number; refunded: number },
  returned: number,
): number {
  return Math.max(0, Math.floor((balance * refunded) / fen) - returned);
}
