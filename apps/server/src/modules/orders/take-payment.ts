import type { ModuleDeps } from '../module-deps.ts';
import type { Database } from '../../db/database.ts';
import type { Payment } from '../../services-outside/payments/scan-payment.ts';
import { tell } from '../messages/tell.ts';
import { goodsKinds } from './goods-kinds.ts';
import * as repo from './orders.repo.ts';

export type TakingDeps = Pick<ModuleDeps, 'clock' | 'log'>;

/**
 * Keeps a payment and hands over what was bought, in one transaction; any number of times for the same one. Money that
 * comes for an order which was cancelled or has had its time is honoured: it was taken, and what it is for is there.
 * False when it is not for an order of ours, or not what that costs.
 */
export async function takePayment(deps: TakingDeps, db: Database, payment: Payment): Promise<boolean> {
  return db.transaction((tx) => takeIn(deps, tx, payment));
}

async function takeIn({ clock, log }: TakingDeps, tx: Database, payment: Payment): Promise<boolean> {
  const { orderId, fen, transaction } = payment;
  const refuse = (reason: string) => {
    log.error({ orderId, fen, transaction }, `a payment was not taken: ${reason}`);
    return false;
  };
  const order = await repo.lockForPayment(tx, orderId);
  if (!order) return refuse('there is no such order');
  if (fen !== order.charge * 100) return refuse('it is not what the order costs');
  if (order.status === 9) {
    if (order.transaction !== transaction)
      log.error({ orderId, transaction, first: order.transaction }, 'an order was paid twice');
    return true;
  }
  if (await repo.isSpent(tx, transaction, orderId)) return refuse('it has paid for another order');
  await repo.markPaid(tx, orderId, { ...payment, paymentMethod: 'wechat' });
  const { userId, goodsId, goodsType, goodsDays } = order;
  const isDelivered =
    userId !== null &&
    (await goodsKinds[goodsType].deliver(tx, { userId, goodsId, orderId, goodsDays }, clock.now()));
  if (!isDelivered)
    log.error({ orderId, transaction }, 'money was taken for what nobody needs or what is gone');
  if (isDelivered)
    await tell(tx, {
      userId,
      type: 'order_paid',
      actorId: null,
      resource: { type: goodsType, id: goodsId },
      data: { title: order.goodsName, amount: order.charge },
      now: clock.now(),
    });
  return true;
}
