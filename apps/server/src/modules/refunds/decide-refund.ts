import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { takeBackCredits } from '../credits/take-back-credits.ts';
import { holdTeam, leaveTeam } from '../deals/leave-team.ts';
import { revokeGrants } from '../grants/revoke-grants.ts';
import { takeBackRewards } from '../invitations/pay-rewards.ts';
import { balanceShare, refundBalance, refundedBalance } from '../invitations/pay-by-balance.ts';
import { isUpgraded } from '../memberships/upgrade.ts';
import { findOrderByNumber, lockForPayment } from '../orders/orders.repo.ts';
import { findPayment, findTaken, reserve, type PaymentRow } from './payments.repo.ts';
import { leastRefund } from './propose-refund.ts';
import { createRefundNumber } from './refund-number.ts';
import * as repo from './refunds.repo.ts';
import { refundStrings as strings, yuanOf } from './refunds.strings.ts';
import { tellRefund } from './tell-refund.ts';

/** What the school has decided. */
export interface Decision {
  fen: number;
  isLocal: boolean;
  keepsGoods: boolean;
  answer: string;
}

interface Deciding {
  tx: Database;
  now: Date;
  userId: number;
}

/** Gives money back that was asked for, and takes back what it had bought; both or neither. */
export async function approveRefund(
  id: number,
  decision: Decision,
  deciding: Deciding,
): Promise<repo.RefundRow> {
  const { tx, now } = deciding;
  const asked = await repo.findRefund(tx, id);
  const payment = asked && (await findPayment(tx, asked.paymentId));
  if (!payment) throw new Problem(404, strings.missing);
  // The order first, as everything else does that has to do with its money.
  await lockForPayment(tx, payment.orderId);
  await holdTeam(tx, payment.orderId);
  const refund = await repo.decide(tx, id, decided(decision, payment, deciding));
  if (!refund) throw new Problem(1, strings.decided);
  return carryOut(refund, decision, { tx, now });
}

/** Gives money of an order back that nobody has asked for. */
export async function storeRefund(
  { orderId, reason, ...decision }: Omit<Decision, 'answer'> & { orderId: string; reason: string },
  deciding: Deciding,
): Promise<repo.RefundRow> {
  const { tx, now } = deciding;
  const order = await lockForPayment(tx, orderId);
  if (!order) throw new Problem(404, strings.orderMissing);
  await holdTeam(tx, orderId);
  const payment = await findTaken(tx, orderId);
  if (!payment) throw new Problem(1, order.status === 9 ? strings.free : strings.notPaid);
  const refund = await repo.insertRefund(tx, {
    paymentId: payment.id,
    userId: order.userId,
    refundNo: createRefundNumber(now),
    cause: 'console',
    reason,
    createdAt: now,
    ...decided({ ...decision, answer: '' }, payment, deciding),
  });
  if (!refund) throw new Problem(1, strings.waiting);
  return carryOut(refund, decision, { tx, now });
}

const decided = (
  { fen, isLocal, keepsGoods, answer }: Decision,
  { method }: PaymentRow,
  { now, userId }: Deciding,
) => ({
  fen,
  isLocal,
  keepsGoods,
  answer,
  decidedAt: now,
  decidedBy: userId,
  updatedAt: now,
  // Balance goes back with the decision: no service has to be asked.
  ...((isLocal || method === 'balance') && { status: 5 as const, succeededAt: now }),
});

/** Sets the money aside, and ends what it had bought. The caller holds the order. */
async function carryOut(
  refund: repo.RefundRow,
  { fen, isLocal, keepsGoods }: Pick<Decision, 'fen' | 'isLocal' | 'keepsGoods'>,
  { tx, now }: { tx: Database; now: Date },
): Promise<repo.RefundRow> {
  if (!(await reserve(tx, refund.paymentId, fen, now))) throw new Problem(1, strings.tooMuch);
  const payment = await findPayment(tx, refund.paymentId);
  if (!payment) throw new Problem(1, strings.noPayment);
  if (payment.method === 'handPay' && !isLocal) throw new Problem(1, strings.byHandOnly);
  if (fen % leastRefund(payment.method) !== 0) throw new Problem(1, strings.wholeYuan, { field: 'amount' });
  if (payment.state === 'taken' && (await isUpgraded(tx, payment.orderId)))
    throw new Problem(1, strings.upgraded);
  if (payment.state === 'taken' && (!keepsGoods || payment.refunded === payment.fen)) {
    await revokeGrants(tx, { orderId: payment.orderId }, now);
    await leaveTeam(tx, payment.orderId);
    await takeBackRewards(tx, payment.orderId, now);
    await returnShare(tx, refund, payment, now);
  }
  if (payment.method === 'balance' && !isLocal) await returnPaid(tx, refund, payment, now);
  const yuan = yuanOf(fen);
  await tellRefund(tx, refund, refund.status === 5 ? strings.done(yuan) : strings.approved(yuan), now);
  if (refund.userId !== null) await takeBackCredits(tx, refund.userId, now);
  return refund;
}

/** Gives back the part of the balance that has paid beside money, as much of it as of the money. */
async function returnShare(tx: Database, refund: repo.RefundRow, payment: PaymentRow, now: Date) {
  const order = await findOrderByNumber(tx, payment.orderId);
  if (!order || order.balance === 0 || order.charge === 0) return;
  const amount = balanceShare(order.balance, payment, await refundedBalance(tx, order.id));
  await refundBalance(tx, { order, amount, refundId: refund.id }, now);
}

/** Gives back balance that has paid all. */
async function returnPaid(tx: Database, refund: repo.RefundRow, payment: PaymentRow, now: Date) {
  const order = await findOrderByNumber(tx, payment.orderId);
  if (order) await refundBalance(tx, { order, amount: refund.fen / 100, refundId: refund.id }, now);
}

/** Refuses what was asked for, in words for the person. */
export async function refuseRefund(
  id: number,
  answer: string,
  { tx, now, userId }: Deciding,
): Promise<repo.RefundRow> {
  const refund = await repo.decide(tx, id, {
    status: 13,
    answer,
    decidedAt: now,
    decidedBy: userId,
    updatedAt: now,
  });
  if (!refund) throw await refusalOf(tx, id, strings.decided);
  await tellRefund(tx, refund, strings.refusedWith(answer), now);
  return refund;
}

/** Takes a refund that failed at the payment service for done another way. */
export async function recordRefund(
  id: number,
  answer: string,
  { tx, now }: Deciding,
): Promise<repo.RefundRow> {
  const change = { status: 5 as const, isLocal: true, answer, succeededAt: now, updatedAt: now };
  const refund = await repo.moveOn(tx, id, 9, change);
  if (!refund) throw await refusalOf(tx, id, strings.notFailed);
  await tellRefund(tx, refund, strings.done(yuanOf(refund.fen)), now);
  return refund;
}

/** Lets a refund that failed go to the payment service once more, by the same number. */
export async function retryRefund(id: number, { tx, now }: Deciding): Promise<repo.RefundRow> {
  const refund = await repo.moveOn(tx, id, 9, { status: 1, updatedAt: now });
  if (!refund) throw await refusalOf(tx, id, strings.notFailed);
  const payment = await findPayment(tx, refund.paymentId);
  if (payment?.method === 'handPay') throw new Problem(1, strings.byHandOnly);
  return refund;
}

async function refusalOf(tx: Database, id: number, words: string): Promise<Problem> {
  return (await repo.findRefund(tx, id)) ? new Problem(1, words) : new Problem(404, strings.missing);
}

/** What is called in the log by the goods, or by the number where there is no order. */
export async function titleOf(tx: Database, { paymentId, refundNo }: repo.RefundRow): Promise<string> {
  const payment = await findPayment(tx, paymentId);
  const order = payment && (await findOrderByNumber(tx, payment.orderId));
  return order?.goodsName ?? refundNo;
}
