import * as z from 'zod/mini';
import type { PaymentState } from '../scan-payment.ts';
import { momentOf } from './beijing-time.ts';
import { fenOf } from './yuan.ts';

/**
 * An order as Alipay knows it, when it is asked.
 *
 * @see https://opendocs.alipay.com/open/028woa
 */
export const tradeSchema = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  /** Yuan: what the order costs, whatever the payer's coupons have taken off. */
  total_amount: z.string(),
  send_pay_date: z.optional(z.string()),
});

/**
 * The same, of which Alipay tells by itself.
 *
 * @see https://opendocs.alipay.com/open/270/105902
 */
export const notificationSchema = z.object({
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  gmt_payment: z.optional(z.string()),
});

interface Told {
  orderId: string;
  transaction: string;
  status: string;
  amount: string;
  paidAt: string | undefined;
}

/** Undefined when it is in no state that this server knows. */
export function stateOf({
  orderId,
  transaction,
  status,
  amount,
  paidAt: time,
}: Told): PaymentState | undefined {
  if (status === 'WAIT_BUYER_PAY') return { kind: 'open' };
  // Nobody paid in time, or all of it was given back: it buys nothing.
  if (status === 'TRADE_CLOSED') return { kind: 'closed' };
  // A finished one is paid as well; only its time for refunds is over.
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') return undefined;
  const fen = fenOf(amount);
  const paidAt = momentOf(time ?? '');
  if (fen === undefined || paidAt === undefined || transaction === '') return undefined;
  return { kind: 'paid', payment: { method: 'alipay', orderId, fen, transaction, paidAt } };
}
