import { randomBytes } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import {
  closeLocalPayment,
  findLocalPayment,
  findLocalRefund,
  keepLocalPayment,
  keepLocalRefund,
  paymentOf,
} from './local-payment.repo.ts';
import { PaymentUnavailable } from './payment-unavailable.ts';
import type { PaymentState, ScanPayment } from './scan-payment.ts';

export const localPaymentPath = '/local/payment';

/** Pictures that lead to a page of this server, where a person plays the telephone that pays. No money moves. */
export function createLocalPayment(db: Database, clock: Clock, publicUrl: string): ScanPayment {
  const find = async (orderId: string): Promise<PaymentState> => {
    const kept = await findLocalPayment(db, { orderId });
    if (kept?.state === 'paid') return { kind: 'paid', payment: paymentOf(kept) };
    return { kind: kept?.state === 'open' && kept.expiresAt > clock.now() ? 'open' : 'closed' };
  };
  return {
    async start(order) {
      const token = randomBytes(16).toString('base64url');
      const { state, ...kept } = await keepLocalPayment(db, { ...order, token, createdAt: clock.now() });
      if (state === 'paid') throw new PaymentUnavailable('refused', 'alreadyPaid');
      if (state === 'closed' || kept.expiresAt <= clock.now())
        throw new PaymentUnavailable('refused', 'alreadyClosed');
      return `${publicUrl}${localPaymentPath}/${kept.token}`;
    },
    find,
    async close(orderId) {
      await closeLocalPayment(db, orderId);
      return find(orderId);
    },
    async refund({ refundNo, transaction, fen }) {
      const kept = await keepLocalRefund(db, { refundNo, transaction, fen, refundedAt: clock.now() });
      return { kind: 'done', at: kept.refundedAt };
    },
    async findRefund(refundNo) {
      const kept = await findLocalRefund(db, refundNo);
      return kept ? { kind: 'done', at: kept.refundedAt } : { kind: 'none' };
    },
  };
}
