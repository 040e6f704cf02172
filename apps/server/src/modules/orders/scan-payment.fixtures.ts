import type { Clock } from '../../calendar/clock.ts';
import {
  PaymentUnavailable,
  type PaymentFailure,
} from '../../services-outside/payments/payment-unavailable.ts';
import type {
  PayableOrder,
  Payment,
  PaymentServiceName,
  RefundState,
  ScanPayment,
} from '../../services-outside/payments/scan-payment.ts';

type Call = keyof ScanPayment;
/** Its work. */
type Where = 'before' | 'after';

interface Handed extends PayableOrder {
  payment: Payment | null;
  isClosed: boolean;
}

/** A payment service in memory, as it is for every server that speaks to it: one of pictures, or of a page. */
export function createPaymentService(clock: Clock, method: PaymentServiceName = 'wechat') {
  const handed = new Map<string, Handed>();
  const calls: `${Call} ${string}`[] = [];
  const troubles: { call: Call; where: Where; failure: PaymentFailure }[] = [];
  const gates = new Map<Call, { where: Where; arrived: () => void; opened: Promise<void> }>();
  const refunds = new Map<string, { transaction: string; fen: number; state: RefundState }>();
  const failing = new Set<string>();
  let answersRefunds: 'done' | 'pending' | 'failed' = 'done';
  let transactions = 0;
  const newTransaction = () => `${method === 'wechat' ? '420000' : '2026'}${(transactions += 1)}`;

  const stateOf = (orderId: string) => {
    const order = handed.get(orderId);
    if (order?.payment) return { kind: 'paid' as const, payment: order.payment };
    const isOpen = order && !order.isClosed && order.expiresAt > clock.now();
    return { kind: isOpen ? ('open' as const) : ('closed' as const) };
  };

  /** Its answer may be late or lost, and it may not be reached at all. */
  async function serve<Answer>(call: Call, orderId: string, work: () => Answer): Promise<Answer> {
    calls.push(`${call} ${orderId}`);
    const trouble = troubles[0]?.call === call ? troubles.shift() : undefined;
    if (trouble?.where === 'before') throw new PaymentUnavailable(trouble.failure);
    const gate = gates.get(call);
    gates.delete(call);
    const pass = async (where: Where) => {
      if (gate?.where !== where) return;
      gate.arrived();
      await gate.opened;
    };
    await pass('before');
    const answer = work();
    await pass('after');
    if (trouble?.where === 'after') throw new PaymentUnavailable(trouble.failure);
    return answer;
  }

  const service: ScanPayment = {
    start: (order) =>
      serve('start', order.orderId, () => {
        const known = handed.get(order.orderId);
        if (known?.isClosed || known?.payment) throw new PaymentUnavailable('refused');
        handed.set(order.orderId, { ...order, payment: null, isClosed: false });
        return method === 'wechat'
          ? `weixin://pay/${order.orderId}`
          : `https://alipay.example/${order.orderId}`;
      }),
    find: (orderId) => serve('find', orderId, () => stateOf(orderId)),
    close: (orderId) =>
      serve('close', orderId, () => {
        const order = handed.get(orderId);
        if (order) order.isClosed = true;
        return stateOf(orderId).kind === 'open' ? { kind: 'closed' as const } : stateOf(orderId);
      }),
    refund: ({ refundNo, transaction, fen }) =>
      serve('refund', refundNo, () => {
        const known = refunds.get(refundNo);
        if (known && known.state.kind !== 'failed') return known.state;
        const answer = failing.delete(transaction) ? 'failed' : answersRefunds;
        const state: RefundState = answer === 'done' ? { kind: 'done', at: clock.now() } : { kind: answer };
        refunds.set(refundNo, { transaction, fen, state });
        return state;
      }),
    findRefund: ({ refundNo }) =>
      serve('findRefund', refundNo, () => refunds.get(refundNo)?.state ?? { kind: 'none' as const }),
  };

  return {
    service,
    /** What it was asked, in order. */
    calls,
    /** What was handed over, as it was. */
    handed: (orderId: string) => handed.get(orderId),
    /** Somebody pays. The word of it is the caller's to bring. */
    pay(orderId: string, fen?: number): Payment {
      const order = handed.get(orderId);
      if (!order || stateOf(orderId).kind !== 'open') throw new Error(`Nobody can pay for ${orderId}.`);
      const transaction = newTransaction();
      return (order.payment = {
        method,
        orderId,
        fen: fen ?? order.charge * 100,
        transaction,
        paidAt: clock.now(),
      });
    },
    /** Pays once more for what is paid, as somebody does who scans an old picture. */
    payAgain(orderId: string): Payment {
      const { charge } = handed.get(orderId)!;
      const transaction = newTransaction();
      return { method, orderId, fen: charge * 100, transaction, paidAt: clock.now() };
    },
    /** What went back of a payment, in fen. */
    refundedOf: (transaction: string) =>
      [...refunds.values()]
        .filter((refund) => refund.transaction === transaction && refund.state.kind === 'done')
        .reduce((sum, { fen }) => sum + fen, 0),
    /** How refunds end that are asked for from now on. */
    answerRefunds: (kind: 'done' | 'pending' | 'failed') => void (answersRefunds = kind),
    /** The next refund of this payment fails. */
    failNextRefund: (transaction: string) => void failing.add(transaction),
    /** What was pending arrives. */
    finishRefunds() {
      for (const refund of refunds.values())
        if (refund.state.kind === 'pending') refund.state = { kind: 'done', at: clock.now() };
    },
    /** The next call of this name does nothing and fails, or does its work and loses the answer. */
    trouble: (call: Call, where: Where, failure: PaymentFailure = 'unreached') =>
      void troubles.push({ call, where, failure }),
    /** Holds up the next call of this name before its work or after it; it has come as far when `arrived` resolves. */
    hold(call: Call, where: Where) {
      const [arrived, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      gates.set(call, { where, arrived: arrived.resolve, opened: opened.promise });
      return { arrived: arrived.promise, release: opened.resolve };
    },
  };
}
