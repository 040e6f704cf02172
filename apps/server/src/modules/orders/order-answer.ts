import type { Order } from '@shuyuan/api-client';
import { statusAt } from './order-status.ts';
import type { OrderRow } from './orders.repo.ts';

/** An order as its person sees it at a moment. */
export function orderAnswer(order: OrderRow, now: Date): Order {
  return {
    order_id: order.id,
    charge: order.charge,
    status: statusAt(order, now),
    payment_method: order.paymentMethod,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    goods: [
      {
        goods_type: order.goodsType,
        goods_id: order.goodsId,
        goods_name: order.goodsName,
        goods_thumb: order.goodsThumb,
        goods_charge: order.charge,
      },
    ],
  };
}
