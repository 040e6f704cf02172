import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import type { Change } from '../../resources/resource.ts';
import { requirePiece } from '../deals/require-piece.ts';
import { earnRewards } from '../invitations/earn-rewards.ts';
import { takeBalance } from '../invitations/pay-by-balance.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { askServices } from '../orders/ask-services.ts';
import { followPayment } from '../orders/follow-payment.ts';
import { statusAt } from '../orders/order-status.ts';
import { reconsumeCoupon } from '../coupons/consume-coupon.ts';
import { retakeUse } from '../promo-codes/promo-codes.repo.ts';
import { lockForPayment, markPaid, type OrderRow } from '../orders/orders.repo.ts';
import { orderStrings as strings } from './manage.strings.ts';

async function findBySerial(db: Database, serial: number): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.serial, serial));
  if (!order) throw new Problem(404, coreStrings.notFound);
  return order;
}

/**
 * Sees to it that nobody pays for an order at a payment service any more that is about to be completed by hand. Money that has come
 * there meanwhile is taken. True when the order was handed over, and is closed there.
 */
export async function closeOutside(deps: ModuleDeps, db: Database, serial: number): Promise<boolean> {
  const order = await findBySerial(db, serial);
  if (order.status !== 5) return false;
  await askServices(deps, db, order, 'close');
  return true;
}

interface Completion {
  /** The console's number of the order. */
  id: number;
  reason: string;
  /** What was seen, in whole yuan. */
  charge: number;
  /** Whether the payment service lets nobody pay for it any more. */
  closed: boolean;
}

/**
 * Takes an order for paid, hands over what was ordered and writes both down: all of it in the caller's transaction, or nothing. One that was
 * cancelled or has had its time is completed too, since a transfer takes longer than that.
 */
export async function finishOrder({ id: serial, reason, charge, closed }: Completion, change: Change) {
  const { tx, now } = change;
  const { id } = await findBySerial(tx, serial);
  // From here on nothing else pays for it, cancels it or hands it over.
  const order = await lockForPayment(tx, id);
  if (!order) throw new Problem(404, coreStrings.notFound);
  requireFinishable(order, { charge, closed });
  if (order.userId === null) throw new Problem(1, strings.accountGone);
  // Its piece of a flash sale is free since then, and may have been sold.
  if (statusAt(order, now) === 7) await requirePiece(tx, id, now);
  await markPaid(tx, id, { paymentMethod: 'handPay', transaction: `handPay-${id}`, paidAt: now });
  if (order.status === 7) {
    await retakeDiscount(tx, order);
    await takeBalance(tx, order, now, 'again');
  }
  if (!(await followPayment(tx, order, now))) throw new Problem(1, strings.nothingToGive);
  await earnRewards(tx, order, now);
  await addAction(change, {
    entity: 'order',
    kind: 'update',
    subjects: [{ id: serial, title: order.goodsName }],
    items: [
      {
        id: serial,
        before: { status: statusAt(order, now), payment_method: order.paymentMethod },
        after: { status: 9, payment_method: 'handPay', charge, order_id: id, reason },
      },
    ],
  });
}

/** It was given back when the order was closed. */
async function retakeDiscount(
  tx: Change['tx'],
  { id: orderId, discountKind: kind, discountId: id }: OrderRow,
): Promise<void> {
  if (id === null) return;
  if (kind === 'promo_code') await retakeUse(tx, id);
  if (kind === 'coupon') await reconsumeCoupon(tx, id, orderId);
}

function requireFinishable(order: OrderRow, { charge, closed }: Pick<Completion, 'charge' | 'closed'>) {
  if (order.status === 9) throw new Problem(1, strings.paidAlready);
  // Handed over since the payment service was asked: somebody may be paying at this moment.
  if (order.status === 5 && !closed) throw new Problem(409, strings.movedOn);
  if (order.charge !== charge) throw new Problem(409, strings.otherCharge);
}
