import { cutText } from '@shuyuan/api-client';
import * as z from 'zod/mini';
import { PaymentUnavailable } from '../payment-unavailable.ts';
import type { PayableOrder, PaymentState, RefundRequest, RefundState, ScanPayment } from '../scan-payment.ts';
import { refundSchema, refundStateOf } from './refund.ts';
import { stateOf, transactionSchema } from './transaction.ts';
import { createWechatPayApi, type WechatPayAnswer, type WechatPayDeps } from './wechat-pay-api.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';

/** Where WeChat Pay tells of what was paid. */
export const wechatPayNotifyPath = '/api/v2/order/pay/wechat/notify';

const startedSchema = z.object({ code_url: z.string() });
const titleLimit = 127;
const refundReasonLimit = 80;
const refundsPath = '/v3/refund/domestic/refunds';

const paidCodes = ['ORDERPAID', 'ORDER_PAID'];
const closedCodes = ['ORDERCLOSED', 'ORDER_CLOSED'];
const unknownCodes = ['ORDERNOTEXIST', 'ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS'];

/**
 * WeChat Pay's Native payment: a picture that whoever pays scans with WeChat.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791877
 */
export function createWechatPay(
  settings: WechatPaySettings,
  deps: WechatPayDeps & { publicUrl: string },
): ScanPayment {
  const ask = createWechatPayApi(settings, deps);
  const { merchantId, appId } = settings;
  const pathOf = (orderId: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderId)}`;

  const strange = (what: string): never => {
    deps.warn(`WeChat Pay answered in a form that this server does not know: ${what}`);
    throw new PaymentUnavailable('unreached');
  };
  const refuse = ({ refusal, text, requestId }: Extract<WechatPayAnswer, { kind: 'refused' }>): never => {
    deps.warn(`WeChat Pay refused: ${refusal} ${text} (request ${requestId})`);
    throw new PaymentUnavailable('refused');
  };

  const find = async (orderId: string): Promise<PaymentState> => {
    const answer = await ask('GET', `${pathOf(orderId)}?mchid=${merchantId}`);
    if (answer.kind === 'refused')
      return unknownCodes.includes(answer.refusal) ? { kind: 'closed' } : refuse(answer);
    const transaction = z.safeParse(transactionSchema, answer.data);
    if (!transaction.success || transaction.data.out_trade_no !== orderId) return strange('a transaction');
    return (
      stateOf(transaction.data, settings) ?? strange(`a transaction that is ${transaction.data.trade_state}`)
    );
  };

  const readRefund = (data: unknown, refundNo: string): RefundState => {
    const refund = z.safeParse(refundSchema, data);
    if (!refund.success || refund.data.out_refund_no !== refundNo) return strange('a refund');
    return refundStateOf(refund.data) ?? strange(`a refund that is ${refund.data.status}`);
  };

  return {
    async start(order) {
      const content = { appid: appId, mchid: merchantId, ...handedOver(order, deps.publicUrl) };
      const answer = await ask('POST', '/v3/pay/transactions/native', content);
      if (answer.kind === 'refused') {
        if (paidCodes.includes(answer.refusal)) throw new PaymentUnavailable('refused', 'alreadyPaid');
        if (closedCodes.includes(answer.refusal)) throw new PaymentUnavailable('refused', 'alreadyClosed');
        return refuse(answer);
      }
      const started = z.safeParse(startedSchema, answer.data);
      return started.success ? started.data.code_url : strange('an order that was handed over');
    },
    find,
    async close(orderId) {
      const answer = await ask('POST', `${pathOf(orderId)}/close`, { mchid: merchantId });
      if (answer.kind === 'done') return { kind: 'closed' };
      if ([...closedCodes, ...unknownCodes].includes(answer.refusal)) return { kind: 'closed' };
      if (!paidCodes.includes(answer.refusal)) return refuse(answer);
      const state = await find(orderId);
      return state.kind === 'open' ? strange('an order that is paid and open') : state;
    },
    async refund(wanted) {
      const answer = await ask('POST', refundsPath, refundOf(wanted));
      return answer.kind === 'refused' ? refuse(answer) : readRefund(answer.data, wanted.refundNo);
    },
    async findRefund({ refundNo }) {
      const answer = await ask('GET', `${refundsPath}/${encodeURIComponent(refundNo)}`);
      if (answer.kind === 'done') return readRefund(answer.data, refundNo);
      return unknownCodes.includes(answer.refusal) ? { kind: 'none' } : refuse(answer);
    },
  };
}

/** The same each time: WeChat Pay makes one refund of one number, and refuses it in other words. */
const refundOf = ({ refundNo, transaction, fen, paidFen, reason }: RefundRequest) => ({
  transaction_id: transaction,
  out_refund_no: refundNo,
  reason: cutText(reason, refundReasonLimit),
  amount: { refund: fen, total: paidFen, currency: 'CNY' },
});

/** The same each time: WeChat Pay gives a picture again only for what was handed over in the same words. */
function handedOver({ orderId, title, charge, expiresAt }: PayableOrder, publicUrl: string) {
  return {
    description: cutText(title, titleLimit),
    out_trade_no: orderId,
    time_expire: inBeijing(expiresAt),
    notify_url: `${publicUrl}${wechatPayNotifyPath}`,
    amount: { total: charge * 100, currency: 'CNY' },
  };
}

const eightHours = 8 * 3_600_000;

/** RFC 3339 to the second. */
function inBeijing(moment: Date): string {
  return `${new Date(moment.getTime() + eightHours).toISOString().slice(0, 19)}+08:00`;
}
