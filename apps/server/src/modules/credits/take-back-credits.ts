import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditTransfers, orderPayments, orders } from '../../db/schema.ts';
import { lockAccounts, moveCredits, type CreditHolder, type CreditMove } from './move-credits.ts';
import { listPassedOn, type PassedOn } from './passed-on-credits.repo.ts';

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

const school = { kind: 'school' } as const;
const personOf = (userId: number) => ({ kind: 'person', userId }) as const;

/** The credits of an order that were not taken back yet. */
const openOf = ({ taken, ...order }: Earned & { taken: number }) => creditsToTakeBack(order) - taken;

/** The accounts that taking back from a person may touch; none when nothing of theirs is open. */
async function accountsOf(tx: Database, userId: number): Promise<CreditHolder[]> {
  const refunded = await listRefunded(tx, userId);
  if (!refunded.some((order) => openOf(order) > 0)) return [];
  const passedOn = await listPassedOn(tx, userId);
  return [school, personOf(userId), ...passedOn.map((one) => personOf(one.userId))];
}

/**
 * Moves credits, and takes back of `debtors` what their refunds have left open. Call it after all else that the transaction locks; it locks
 * the accounts of all of them at once.
 */
export async function giveCredits(tx: Database, move: CreditMove, debtors: readonly number[]): Promise<void> {
  const touched: CreditHolder[] = [];
  for (const userId of debtors) touched.push(...(await accountsOf(tx, userId)));
  if (touched.length > 0) await lockAccounts(tx, move.from, move.to, ...touched);
  await moveCredits(tx, move);
  if (touched.length > 0) for (const userId of debtors) await takeBackCredits(tx, userId, move.now);
}

/**
 * Takes back what somebody's refunded orders have earned: what is still there of it, and what they have passed on to others since. The rest
 * is taken of what they get next. Any number of times: what was taken is not taken again. Call it after all else that the transaction locks.
 */
export async function takeBackCredits(tx: Database, userId: number, now: Date): Promise<void> {
  const person = personOf(userId);
  const touched = await accountsOf(tx, userId);
  if (touched.length === 0) return;
  await lockAccounts(tx, ...touched);
  // Asked again: somebody else may have taken some meanwhile.
  const orders = await listRefunded(tx, userId);
  const passedOn = await listPassedOn(tx, userId);
  const [account] = await lockAccounts(tx, person);
  let left = account.balance;
  for (const order of orders) {
    const { orderId, type, id } = order;
    let { taken } = order;
    let open = openOf(order);
    const take = async (from: CreditHolder, amount: number, resource: { type: string; id: number }) => {
      if (amount <= 0) return;
      const key = `order_refunded:${orderId}:${taken}`;
      await moveCredits(tx, { from, to: school, amount, reason: 'order_refunded', resource, key, now });
      taken += amount;
      open -= amount;
    };
    const own = Math.min(left, open);
    await take(person, own, { type, id });
    left -= Math.max(own, 0);
    for (const one of passedOn.filter(({ askedAt }) => askedAt >= order.earnedAt)) {
      const amount = await takeable(tx, one, open);
      await take(personOf(one.userId), amount, { type: 'problem', id: one.problemId });
      one.left -= Math.max(amount, 0);
    }
  }
}

/** How many of the open credits are still with whom they were passed on to. */
async function takeable(tx: Database, { userId, left }: PassedOn, open: number): Promise<number> {
  const [account] = await lockAccounts(tx, personOf(userId));
  return Math.min(account.balance, left, open);
}

/** The orders of a person that have earned something and of which money went back, with what was taken of it before. */
const listRefunded = (tx: Database, userId: number) =>
  tx
    .select({
      orderId: orders.id,
      type: orders.goodsType,
      id: orders.goodsId,
      earned: creditTransfers.amount,
      earnedAt: creditTransfers.createdAt,
      paid: orderPayments.fen,
      refunded: orderPayments.refunded,
      // From the person's own account, and from those that have got a bounty of theirs.
      taken: sql<number>`coalesce((select sum(taken.amount) from ${creditTransfers} as taken
        where taken.reason = 'order_refunded' and split_part(taken.key, ':', 2) = ${orders.id}
          and (taken.from_id = ${creditTransfers.toId} or taken.resource_type = 'problem' and taken.resource_id in (
            select asked.resource_id from ${creditTransfers} as asked
            where asked.from_id = ${creditTransfers.toId} and asked.reason = 'bounty_asked'))), 0)::int`,
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
