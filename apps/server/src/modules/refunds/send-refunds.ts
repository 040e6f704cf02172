import type { ModuleDeps } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import { PaymentUnavailable } from '../../services-outside/payments/payment-unavailable.ts';
import type { PaymentService, RefundState } from '../../services-outside/payments/scan-payment.ts';
import { findPayment, type PaymentRow } from './payments.repo.ts';
import * as repo from './refunds.repo.ts';
import { refundStrings as strings, yuanOf } from './refunds.strings.ts';
import { tellRefund } from './tell-refund.ts';

export type SendingDeps = Pick<ModuleDeps, 'clock' | 'log' | 'payments'>;

/**
 * Brings a decided refund to the payment service and writes down what became of it; any number of times, by any number of servers at once:
 * its number was stored before, the service is asked what it knows of it first, and gives one number back once. False when no answer came.
 */
export async function sendRefund(deps: SendingDeps, db: Database, id: number): Promise<boolean> {
  const { clock, log, payments } = deps;
  const refund = await repo.findRefund(db, id);
  if (refund?.status !== 1 || refund.decidedAt === null || refund.isLocal) return true;
  const payment = await findPayment(db, refund.paymentId);
  if (!payment) throw new Error(`The refund ${refund.refundNo} is of no payment.`);
  // What came by hand goes back by hand; balance went back with the decision.
  const { method } = payment;
  const service = method === 'handPay' || method === 'balance' ? null : payments[method];
  if (!service) return false;
  try {
    const state = await askFor(service, payment, refund);
    await keepState(db, refund, state, clock.now());
    return true;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    log.warn(
      { refundNo: refund.refundNo, failure: error.failure },
      'a refund did not reach the payment service',
    );
    // Nobody knows whether it was made: it waits, and is asked after again.
    await repo.moveOn(db, id, 1, { updatedAt: clock.now() });
    return false;
  }
}

async function askFor(
  service: PaymentService,
  { orderId, transaction, fen: paidFen }: PaymentRow,
  refund: repo.RefundRow,
): Promise<RefundState> {
  const known = await service.findRefund({ refundNo: refund.refundNo, transaction });
  // One that failed there is asked for once more, by the same number.
  if (known.kind === 'done' || known.kind === 'pending') return known;
  const { refundNo, fen, reason } = refund;
  try {
    return await service.refund({ refundNo, orderId, transaction, fen, paidFen, reason });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable) || error.failure !== 'refused') throw error;
    // One whose answer was lost may have been made since it was asked after: only a service that knows of none has refused for good.
    const made = await service.findRefund({ refundNo, transaction });
    return made.kind === 'none' ? { kind: 'failed' } : made;
  }
}

async function keepState(db: Database, refund: repo.RefundRow, state: RefundState, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const change =
      state.kind === 'done'
        ? { status: 5 as const, succeededAt: state.at, updatedAt: now }
        : { updatedAt: now, ...(state.kind === 'failed' && { status: 9 as const }) };
    const moved = await repo.moveOn(tx, refund.id, 1, change);
    if (!moved || state.kind === 'pending') return;
    const words = state.kind === 'done' ? strings.done(yuanOf(refund.fen)) : strings.failed;
    await tellRefund(tx, moved, words, now);
  });
}

const perRound = 50;
const mostFailures = 3;

/** Brings on its way what was decided. Any number of servers may do so at once; a service that does not answer ends the round. */
export async function sendRefunds(deps: SendingDeps, db: Database): Promise<void> {
  let failures = 0;
  for (const { id } of await repo.listSending(db, perRound)) {
    if (!(await sendRefund(deps, db, id))) failures += 1;
    if (failures === mostFailures) return;
  }
}
