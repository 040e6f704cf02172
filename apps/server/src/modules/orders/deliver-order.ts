import type { Database } from '../../db/database.ts';
import { earnCredits } from '../credits/earn-credits.ts';
import { tell } from '../messages/tell.ts';
import { goodsKinds } from './goods-kinds.ts';
import type { OrderRow } from './orders.repo.ts';

/** Hands over what was ordered and tells the buyer, in the transaction that says it is paid. False when there is nothing to hand over. */
export async function deliverOrder(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const { id: orderId, userId, goodsId, goodsType, goodsDays, discountKind, discountId } = order;
  const upgradedTerm = discountKind === 'upgrade' ? discountId : null;
  if (userId === null) return false;
  const isDelivered = await goodsKinds[goodsType].deliver(
    tx,
    { userId, goodsId, orderId, goodsDays, upgradedTerm },
    now,
  );
  if (isDelivered) {
    await tell(tx, {
      userId,
      type: 'order_paid',
      actorId: null,
      resource: { type: goodsType, id: goodsId },
      data: { title: order.goodsName, amount: order.charge },
      now,
    });
    const goods = { type: goodsType, id: goodsId };
    await earnCredits(tx, userId, { reason: 'paid_order', orderId, charge: order.charge, goods }, now);
  }
  return isDelivered;
}
