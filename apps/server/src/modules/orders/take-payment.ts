import type { ModuleDeps } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import type { Payment } from '../../services-outside/payments/scan-payment.ts';
import { earnRewards } from '../invitations/earn-rewards.ts';
import { returnBalances } from '../invitations/pay-by-balance.ts';
import { keepUnclear } from '../refunds/keep-unclear.ts';
import { findByTransaction, findTaken, keepPayment, type PaymentRow } from '../refunds/payments.repo.ts';
import { refundStrings } from '../refunds/refunds.strings.ts';
import { returnPayment } from '../refunds/return-payment.ts';
import { followPayment } from './follow-payment.ts';
import * as repo from './orders.repo.ts';

export type TakingDeps = Pick<ModuleDeps, 'clock' | 'log'>;

/**
 * Keeps a payment and hands over what was bought, in one transaction; any number of times for the same one. Money that comes for an order
 * that is closed, or paid already, is kept as such and goes back by itself. False when it is not for an order of ours, or not what that
 * costs, or contradicts what came before: it is listed for the school then.
 */
export async function takePayment(deps: TakingDeps, db: Database, payment: Payment): Promise<boolean> {
  return db.transaction((tx) => takeIn(deps, tx, payment));
}

async function takeIn({ clock, log }: TakingDeps, tx: Database, payment: Payment): Promise<boolean> {
  const { orderId, fen, transaction, paidAt, method } = payment;
  const now = clock.now();
  const keep = (state: PaymentRow['state']) =>
    keepPayment(tx, { orderId, fen, transaction, paidAt, method, state }, now);
  const unclear = async (reason: string) => {
    await keepUnclear(tx, { method, orderId, told: { transaction, fen, paidAt: String(paidAt) } }, now);
    return refuse(reason);
  };
  const refuse = (reason: string) => {
    log.error({ orderId, fen, transaction }, `a payment was not taken: ${reason}`);
    return false;
  };
  if (!isPossible(payment)) return unclear('it has values that no payment has');
  const order = await repo.lockForPayment(tx, orderId);
  const known = await findByTransaction(tx, transaction);
  if (known && (known.orderId !== orderId || known.fen !== fen || known.method !== method))
    return unclear('it came before, for another order or sum');
  if (!order) {
    await keep('unknown');
    return refuse('there is no such order');
  }
  if (fen !== order.charge * 100) {
    await keep('other_sum');
    return refuse('it is not what the order costs');
  }
  // Its word came before.
  if (known || (order.status === 9 && order.transaction === transaction)) return true;
  if (await repo.isSpent(tx, transaction, orderId)) return unclear('it has paid for another order');
  if (order.status === 9 || order.status === 7) {
    const isTwice = order.status === 9;
    if (isTwice) log.error({ orderId, transaction, first: order.transaction }, 'an order was paid twice');
    const kept = await keep(isTwice ? 'twice' : 'late');
    const reason = isTwice ? refundStrings.twice : refundStrings.late;
    if (kept) await returnPayment(tx, kept, { userId: order.userId, reason }, now);
    return true;
  }
  await repo.markPaid(tx, orderId, { ...payment, paymentMethod: method });
  await follow(tx, order, now, log);
  return true;
}

const mostFen = 2 ** 31 - 1;
const firstYear = 2000;
const lastYear = 9999;

/** Whether a signed payment has values that a payment can have, and that the database can store. */
function isPossible({ orderId, transaction, fen, paidAt }: Payment): boolean {
  const isNumber = (text: string) => /^[\x21-\x7e]{1,64}$/.test(text);
  const year = paidAt.getUTCFullYear();
  return (
    isNumber(orderId) &&
    isNumber(transaction) &&
    Number.isInteger(fen) &&
    fen > 0 &&
    fen <= mostFen &&
    year >= firstYear &&
    year <= lastYear
  );
}

/** What follows from a payment; of what nobody needs any more, or what is gone, the money goes back. */
async function follow(tx: Database, order: repo.OrderRow, now: Date, log: TakingDeps['log']): Promise<void> {
  if (await followPayment(tx, order, now)) return earnRewards(tx, order, now);
  log.error({ orderId: order.id }, 'money was taken for what nobody needs or what is gone');
  const payment = await findTaken(tx, order.id);
  const reason = order.discountKind === 'upgrade' ? refundStrings.notUpgraded : refundStrings.undelivered;
  const back = { userId: order.userId, reason };
  if (payment) await returnPayment(tx, payment, back, now);
  await returnBalances(tx, [order], now, 'undelivered');
}
