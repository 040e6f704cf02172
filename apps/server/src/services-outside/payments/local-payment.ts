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
import type {
  PagePayment,
  PayableOrder,
  PaymentService,
  PaymentServiceName,
  PaymentState,
  ScanPayment,
} from './scan-payment.ts';

export const localPaymentPath = '/local/payment';

/** Where a page of this server stands for that of a service. */
export const localPaymentPaths: Record<PaymentServiceName, string> = {
  wechat: localPaymentPath,
  alipay: '/local/alipay',
};

/** Pictures that lead to a page of this server, where a person plays the telephone that pays. No money moves. */
export function createLocalPayment(db: Database, clock: Clock, publicUrl: string): ScanPayment {
  const { start, ...service } = createLocalService('wechat', { db, clock, publicUrl });
  return { start: (order) => start(order, null), ...service };
}

/** A page of this server that stands for the one of Alipay. No money moves. */
export function createLocalAlipay(db: Database, clock: Clock, publicUrl: string): PagePayment {
  return createLocalService('alipay', { db, clock, publicUrl });
}

interface LocalDeps {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

function createLocalService(
  service: PaymentServiceName,
  { db, clock, publicUrl }: LocalDeps,
): PaymentService & { start: (order: PayableOrder, returnUrl: string | null) => Promise<string> } {
  const find = async (orderId: string): Promise<PaymentState> => {
    const kept = await findLocalPayment(db, { orderId, service });
    if (kept?.state === 'paid') return { kind: 'paid', payment: paymentOf(kept) };
    return { kind: kept?.state === 'open' && kept.expiresAt > clock.now() ? 'open' : 'closed' };
  };
  return {
    async start(order, returnUrl) {
      const token = randomBytes(16).toString('base64url');
      const handed = { ...order, service, returnUrl, token, createdAt: clock.now() };
      const { state, ...kept } = await keepLocalPayment(db, handed);
      if (state === 'paid') throw new PaymentUnavailable('refused', 'alreadyPaid');
      if (state === 'closed' || kept.expiresAt <= clock.now())
        throw new PaymentUnavailable('refused', 'alreadyClosed');
      return `${publicUrl}${localPaymentPaths[service]}/${kept.token}`;
    },
    find,
    async close(orderId) {
      await closeLocalPayment(db, { orderId, service });
      return find(orderId);
    },
    async refund({ refundNo, transaction, fen }) {
      const kept = await keepLocalRefund(db, { refundNo, transaction, fen, refundedAt: clock.now() });
      return { kind: 'done', at: kept.refundedAt };
    },
    async findRefund({ refundNo }) {
      const kept = await findLocalRefund(db, refundNo);
      return kept ? { kind: 'done', at: kept.refundedAt } : { kind: 'none' };
    },
  };
}
