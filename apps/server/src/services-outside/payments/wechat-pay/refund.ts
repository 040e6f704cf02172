import * as z from 'zod/mini';
import type { RefundState } from '../scan-payment.ts';

/**
 * A refund as WeChat Pay tells of it.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791904
 */
export const refundSchema = z.object({
  out_refund_no: z.string(),
  status: z.string(),
  success_time: z.optional(z.string()),
});

/** Undefined when it is in no state that this server knows. */
export function refundStateOf({
  status,
  success_time,
}: z.output<typeof refundSchema>): RefundState | undefined {
  if (status === 'PROCESSING') return { kind: 'pending' };
  // The card is gone or frozen, or it was closed there: the money is still with the merchant.
  if (status === 'ABNORMAL' || status === 'CLOSED') return { kind: 'failed' };
  const at = new Date(success_time ?? '');
  return status === 'SUCCESS' && !Number.isNaN(at.getTime()) ? { kind: 'done', at } : undefined;
}
