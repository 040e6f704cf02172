import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { balanceShare, refundedBalance } from '../invitations/pay-by-balance.ts';
import { isUpgraded } from '../memberships/upgrade.ts';
import { findOrder, lockForPayment, type OrderRow } from '../orders/orders.repo.ts';
import { findEnding } from './ending-goods.ts';
import { findTaken, type PaymentRow } from './payments.repo.ts';
import { askableUntil, leastRefund, proposeRefund, type RefundRules } from './propose-refund.ts';
import { refundAnswer } from './refund-answer.ts';
import { createRefundNumber } from './refund-number.ts';
import { findRefundRules } from './refund-rules.repo.ts';
import * as repo from './refunds.repo.ts';
import { refundStrings as strings } from './refunds.strings.ts';
import { findUsed } from './used-goods.ts';

type Obstacle = 'not_paid' | 'free' | 'over' | 'waiting' | 'refunded' | 'upgraded';

const words: Record<Obstacle, string> = {
  not_paid: strings.notPaid,
  free: strings.free,
  over: strings.over,
  waiting: strings.waiting,
  refunded: strings.refunded,
  upgraded: strings.upgraded,
};

interface Asked {
  db: Database;
  userId: number;
  orderId: string;
  now: Date;
}

/** Throws 404 for nobody's and for somebody else's. */
async function requireOrder({ db, userId, orderId }: Asked): Promise<OrderRow> {
  const order = await findOrder(db, userId, orderId);
  if (!order) throw new Problem(404, strings.orderMissing);
  return order;
}

/** Why a learner cannot ask for a refund; null where they can. */
function obstacleTo(
  order: OrderRow,
  {
    payment,
    refunds,
    rules,
    isUpgraded: upgraded,
  }: {
    payment: PaymentRow | undefined;
    refunds: readonly repo.RefundRow[];
    rules: RefundRules;
    isUpgraded: boolean;
  },
  now: Date,
): Obstacle | null {
  if (order.status !== 9 || order.paidAt === null) return 'not_paid';
  if (!payment) return 'free';
  if (refunds.some(({ status, paymentId }) => paymentId === payment.id && (status === 1 || status === 9)))
    return 'waiting';
  if (payment.refunded === payment.fen) return 'refunded';
  if (upgraded) return 'upgraded';
  return askableUntil(order.paidAt, rules) <= now ? 'over' : null;
}

async function stand(db: Database, order: OrderRow, now: Date) {
  const [payment, refunds, rules, upgraded] = await Promise.all([
    findTaken(db, order.id),
    repo.listOfOrder(db, order.id),
    findRefundRules(db),
    isUpgraded(db, order.id),
  ]);
  const found = { payment, refunds: refunds.map(({ refund }) => refund), rules, isUpgraded: upgraded };
  return { ...found, obstacle: obstacleTo(order, found, now) };
}

/** What a refund of an order would give back and end, as its person asks. */
export async function previewRefund(asked: Asked) {
  const { db, now } = asked;
  const order = await requireOrder(asked);
  const { payment, refunds, rules, obstacle } = await stand(db, order, now);
  const used = await findUsed(db, order, now);
  const sums = proposeRefund(payment ?? { fen: 0, refunded: 0, method: 'handPay' }, used, rules);
  const returned = order.balance > 0 ? await refundedBalance(db, order.id) : 0;
  const after = payment && { fen: payment.fen, refunded: payment.refunded + sums.proposed };
  return {
    order_id: order.id,
    paid: payment?.fen ?? 0,
    refunded: payment?.refunded ?? 0,
    ...sums,
    // What balance has paid whole is the payment itself.
    balance: after && order.charge > 0 ? balanceShare(order.balance, after, returned) : 0,
    used,
    until: order.paidAt && payment ? askableUntil(order.paidAt, rules).toISOString() : null,
    obstacle,
    ends: order.status === 9 ? await findEnding(db, order, now) : [],
    refunds: refunds.map(refundAnswer),
  };
}

/** Asks for a refund; the school decides it. The order is held, so that of two who ask at once one does. */
export async function askRefund(asked: Asked & { reason: string }): Promise<repo.RefundRow> {
  const { db: tx, now, reason, userId } = asked;
  await requireOrder(asked);
  const order = await lockForPayment(tx, asked.orderId);
  if (!order) throw new Problem(404, strings.orderMissing);
  const { payment, obstacle, rules } = await stand(tx, order, now);
  if (obstacle !== null || !payment) throw new Problem(1, words[obstacle ?? 'free']);
  const { proposed } = proposeRefund(payment, await findUsed(tx, order, now), rules);
  const refund = await repo.insertRefund(tx, {
    paymentId: payment.id,
    userId,
    refundNo: createRefundNumber(now),
    cause: 'asked',
    reason,
    // Who has used all of it may still ask: the school decides, and may give nothing.
    fen: Math.max(leastRefund(payment.method), proposed),
    createdAt: now,
    updatedAt: now,
  });
  if (!refund) throw new Problem(1, strings.waiting);
  return refund;
}

/** Withdraws what is not decided. Throws 404 for somebody else's. */
export async function withdrawRefund(
  db: Database,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<repo.RefundRow> {
  const refund = await repo.findRefund(db, id);
  if (refund?.userId !== userId || refund.cause !== 'asked') throw new Problem(404, strings.missing);
  const closed = await repo.decide(db, id, { status: 13, updatedAt: now });
  if (!closed) throw new Problem(1, strings.decided);
  return closed;
}
