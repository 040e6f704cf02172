import type { Database } from '../../db/database.ts';
import { reserve, type PaymentRow } from './payments.repo.ts';
import { createRefundNumber } from './refund-number.ts';
import { closeAsked, insertRefund, type RefundRow } from './refunds.repo.ts';
import { refundStrings as strings, yuanOf } from './refunds.strings.ts';
import { tellRefund } from './tell-refund.ts';

/**
 * Sends all that is left of a payment back that nothing was bought with, in the transaction that finds so; the payment service is asked
 * afterwards. Undefined where nothing is left of it, or it is on its way already.
 */
export async function returnPayment(
  tx: Database,
  payment: PaymentRow,
  { userId, reason, decidedBy = null }: { userId: number | null; reason: string; decidedBy?: number | null },
  now: Date,
): Promise<RefundRow | undefined> {
  const fen = payment.fen - payment.refunded;
  if (fen === 0) return undefined;
  // Whoever has asked for it need not wait for an answer.
  await closeAsked(tx, payment.id, reason, now);
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    userId,
    refundNo: createRefundNumber(now),
    cause: 'returned',
    reason,
    fen,
    // What came by hand goes back by hand, and somebody has to see to it.
    status: payment.method === 'handPay' ? 9 : 1,
    keepsGoods: true,
    decidedAt: now,
    decidedBy,
    createdAt: now,
    updatedAt: now,
  });
  if (!refund) return undefined;
  if (!(await reserve(tx, payment.id, fen, now))) throw new Error('A payment was given back meanwhile.');
  await tellRefund(tx, refund, `${reason}，${strings.approved(yuanOf(fen))}`, now);
  return refund;
}
