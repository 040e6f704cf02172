import type { Database } from '../../db/database.ts';
import { findOrderByNumber } from '../orders/orders.repo.ts';
import { tell } from '../messages/tell.ts';
import { findPayment } from './payments.repo.ts';
import type { RefundRow } from './refunds.repo.ts';

/** Tells who gets the money what became of it. Nobody, where the account is gone or the money is nobody's. */
export async function tellRefund(tx: Database, refund: RefundRow, excerpt: string, now: Date): Promise<void> {
  if (refund.userId === null) return;
  const payment = await findPayment(tx, refund.paymentId);
  const order = payment && (await findOrderByNumber(tx, payment.orderId));
  if (!order) return;
  await tell(tx, {
    userId: refund.userId,
    type: 'refund',
    actorId: null,
    resource: { type: order.goodsType, id: order.goodsId },
    data: { title: order.goodsName, excerpt },
    now,
  });
}
