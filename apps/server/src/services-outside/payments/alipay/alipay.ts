import { cutText } from '@shuyuan/api-client';
import * as z from 'zod/mini';
import { PaymentUnavailable } from '../payment-unavailable.ts';
import type { PagePayment, PayableOrder, PaymentState, RefundRequest } from '../scan-payment.ts';
import { createAlipayApi, signedRequest, type AlipayAnswer, type AlipayDeps } from './alipay-api.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { beijingText, momentOf } from './beijing-time.ts';
import { stateOf, tradeSchema } from './trade.ts';
import { yuanText } from './yuan.ts';

/** Where Alipay tells of what was paid. */
export const alipayNotifyPath = '/api/v2/order/pay/alipay/notify';

const titleLimit = 128;
const refundReasonLimit = 80;

/** No trade is made before the payer has signed in to Alipay. */
const unknownCode = 'ACQ.TRADE_NOT_EXIST';
/** Paid, or closed: which of them has to be asked. */
const endedCode = 'ACQ.TRADE_STATUS_ERROR';

const refundSchema = z.object({ out_trade_no: z.string(), fund_change: z.optional(z.string()) });
const foundRefundSchema = z.object({
  out_request_no: z.optional(z.string()),
  refund_status: z.optional(z.string()),
  gmt_refund_pay: z.optional(z.string()),
});

/**
 * Alipay's page payment: the browser is led to Alipay and comes back.
 *
 * @see https://opendocs.alipay.com/open/028r8t
 */
export function createAlipay(
  settings: AlipaySettings,
  deps: AlipayDeps & { publicUrl: string },
): PagePayment {
  const ask = createAlipayApi(settings, deps);

  const strange = (what: string): never => {
    deps.warn(`Alipay answered in a form that this server does not know: ${what}`);
    throw new PaymentUnavailable('unreached');
  };
  const refuse = ({ refusal, text }: Extract<AlipayAnswer, { kind: 'refused' }>): never => {
    deps.warn(`Alipay refused: ${refusal} ${text}`);
    throw new PaymentUnavailable('refused');
  };

  const find = async (orderId: string): Promise<PaymentState> => {
    const answer = await ask('alipay.trade.query', { out_trade_no: orderId });
    if (answer.kind === 'refused')
      return answer.refusal === unknownCode ? { kind: 'closed' } : refuse(answer);
    const trade = z.safeParse(tradeSchema, answer.data);
    if (!trade.success || trade.data.out_trade_no !== orderId) return strange('a trade');
    const { trade_no: transaction, trade_status: status, total_amount: amount } = trade.data;
    const told = { orderId, transaction, status, amount, paidAt: trade.data.send_pay_date };
    return stateOf(told) ?? strange(`a trade that is ${status}`);
  };

  const findRefund: PagePayment['findRefund'] = async ({ refundNo, transaction }) => {
    const answer = await ask('alipay.trade.fastpay.refund.query', {
      trade_no: transaction,
      out_request_no: refundNo,
      query_options: ['gmt_refund_pay'],
    });
    if (answer.kind === 'refused') return answer.refusal === unknownCode ? { kind: 'none' } : refuse(answer);
    const refund = z.safeParse(foundRefundSchema, answer.data);
    if (!refund.success) return strange('a refund');
    // It answers also for a number that it does not know, with nothing inside.
    const { out_request_no: number, refund_status: status, gmt_refund_pay: time } = refund.data;
    if (status !== 'REFUND_SUCCESS') return { kind: 'none' };
    if (number !== refundNo) return strange('another refund');
    return { kind: 'done', at: momentOf(time ?? '') ?? deps.clock.now() };
  };

  return {
    async start(order, returnUrl) {
      const fields = signedRequest(settings, {
        method: 'alipay.trade.page.pay',
        content: handedOver(order),
        now: deps.clock.now(),
        more: { notify_url: `${deps.publicUrl}${alipayNotifyPath}`, return_url: returnUrl },
      });
      return `${settings.gateway}?${new URLSearchParams(fields)}`;
    },
    find,
    async close(orderId) {
      const answer = await ask('alipay.trade.close', { out_trade_no: orderId });
      if (answer.kind === 'done' || answer.refusal === unknownCode) return { kind: 'closed' };
      if (answer.refusal !== endedCode) return refuse(answer);
      const state = await find(orderId);
      return state.kind === 'open' ? strange('a trade that has ended and is open') : state;
    },
    async refund(wanted) {
      const answer = await ask('alipay.trade.refund', refundOf(wanted));
      if (answer.kind === 'refused') return refuse(answer);
      const refund = z.safeParse(refundSchema, answer.data);
      if (!refund.success || refund.data.out_trade_no !== wanted.orderId) return strange('a refund');
      if (refund.data.fund_change === 'Y') return { kind: 'done', at: deps.clock.now() };
      // Nothing has moved by this very request; it may have by one before.
      const known = await findRefund(wanted);
      return known.kind === 'none' ? { kind: 'pending' } : known;
    },
    findRefund,
  };
}

/** The same each time: Alipay gives back once for one number, and refuses it with another sum. */
const refundOf = ({ refundNo, transaction, fen, reason }: RefundRequest) => ({
  trade_no: transaction,
  out_request_no: refundNo,
  refund_amount: yuanText(fen),
  refund_reason: cutText(reason, refundReasonLimit),
});

const handedOver = ({ orderId, title, charge, expiresAt }: PayableOrder) => ({
  out_trade_no: orderId,
  product_code: 'FAST_INSTANT_TRADE_PAY',
  total_amount: yuanText(charge * 100),
  // These it does not take in a title.
  subject: cutText(title.replaceAll(/[/=&]/g, ' '), titleLimit),
  time_expire: beijingText(expiresAt),
});
