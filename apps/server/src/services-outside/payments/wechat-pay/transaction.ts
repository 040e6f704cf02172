import * as z from 'zod/mini';
import type { PaymentState } from '../scan-payment.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';

/**
 * An order as WeChat Pay tells of it, asked or by a notification.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791880
 */
export const transactionSchema = z.object({
  mchid: z.string(),
  appid: z.optional(z.string()),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  success_time: z.optional(z.string()),
  /** `total` is what the order costs, in fen; a payer with a coupon has paid less of their own. */
  amount: z.optional(z.object({ total: z.optional(z.int()), currency: z._default(z.string(), 'CNY') })),
});
export type Transaction = z.output<typeof transactionSchema>;

const openStates = ['NOTPAY', 'USERPAYING', 'ACCEPT'];
/** What was paid back buys nothing. */
const closedStates = ['CLOSED', 'REVOKED', 'PAYERROR', 'REFUND'];

/** Undefined when it is somebody else's, or in no state that this server knows. */
export function stateOf(
  transaction: Transaction,
  merchant: Pick<WechatPaySettings, 'merchantId' | 'appId'>,
): PaymentState | undefined {
  const { mchid, appid, trade_state: state } = transaction;
  if (mchid !== merchant.merchantId || (appid !== undefined && appid !== merchant.appId)) return undefined;
  if (openStates.includes(state)) return { kind: 'open' };
  if (closedStates.includes(state)) return { kind: 'closed' };
  return state === 'SUCCESS' ? paid(transaction) : undefined;
}

function paid({ out_trade_no, transaction_id, success_time, amount }: Transaction): PaymentState | undefined {
  const paidAt = new Date(success_time ?? '');
  const fen = amount?.total;
  if (!transaction_id || fen === undefined || amount?.currency !== 'CNY' || Number.isNaN(paidAt.getTime()))
    return undefined;
  return {
    kind: 'paid',
    payment: { method: 'wechat', orderId: out_trade_no, fen, transaction: transaction_id, paidAt },
  };
}
