import type { Order } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { describeAll } from '../resource-cards/describe-resources.ts';
import { findWaitingGroups } from '../deals/waiting-groups.repo.ts';
import { latestOfOrders, type RefundRow } from '../refunds/refunds.repo.ts';
import { linesOf } from '../pricing/price.ts';
import { statusAt } from './order-status.ts';
import type { OrderRow } from './orders.repo.ts';

/** An order as its person sees it at a moment. */
export function orderAnswer(order: OrderRow, now: Date): Order {
  const status = statusAt(order, now);
  return {
    order_id: order.id,
    charge: order.charge,
    status,
    payment_method: order.paymentMethod,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    closed_at: status === 7 ? (order.closedAt ?? order.expiresAt).toISOString() : null,
    goods: [
      {
        goods_type: order.goodsType,
        goods_id: order.goodsId,
        goods_name: order.goodsName,
        goods_thumb: order.goodsThumb,
        goods_charge: order.charge,
      },
    ],
    lines: linesOf(order),
    deal:
      order.discountKind === 'group_buy' || order.discountKind === 'flash_sale' ? order.discountKind : null,
  };
}

/** The same of several, each with whether what was ordered is still there: its name stays that of the order. */
export async function orderAnswers(db: Database, orders: readonly OrderRow[], now: Date): Promise<Order[]> {
  const refs = orders.flatMap(({ goodsType: type, goodsId: id, status }) =>
    type === 'role' || type === 'mock_paper' || type === 'practice'
      ? []
      : [{ type, id, isPaid: status === 9 }],
  );
  const described = await describeAll(db, refs, { now, isOwned: ({ isPaid }) => isPaid });
  const gone = new Set(
    described.filter(({ resource }) => resource.state === 'gone').map(({ ref }) => `${ref.type} ${ref.id}`),
  );
  const ids = orders.map(({ id }) => id);
  const refunds = await latestOfOrders(db, ids);
  const groups = await findWaitingGroups(db, ids);
  return orders.map((order) => {
    const answer = orderAnswer(order, now);
    const goods = answer.goods.map((each) => ({
      ...each,
      is_gone: gone.has(`${each.goods_type} ${each.goods_id}`),
    }));
    const refund = refunds.get(order.id);
    return {
      ...answer,
      goods,
      group: groups.get(order.id) ?? null,
      refund: refund ? refundOf(refund) : null,
    };
  });
}

const refundOf = ({ status, fen, decidedAt }: RefundRow) => ({
  status,
  amount: fen,
  is_decided: decidedAt !== null,
});
