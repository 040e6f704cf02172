import type { Order } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { describeAll } from '../resource-cards/describe-resources.ts';
import { findWaitingGroups } from '../deals/waiting-groups.repo.ts';
import { latestOfOrders, type RefundRow } from '../refunds/refunds.repo.ts';
import { findReviewable } from '../reviews/find-reviewable.ts';
import { linesOf } from '../pricing/price.ts';
import { nextStepOf } from './next-step.ts';
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

/** The same of several of one person, each with what they do next, and whether what was ordered is still there: its name stays that of the order. */
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
  const isGone = ({ goodsType, goodsId }: OrderRow) => gone.has(`${goodsType} ${goodsId}`);
  const ids = orders.map(({ id }) => id);
  const refunds = await latestOfOrders(db, ids);
  const groups = await findWaitingGroups(db, ids);
  const reviewable = await findReviewableOf(
    db,
    orders.filter((order) => order.status === 9 && !isGone(order)),
    now,
  );
  return orders.map((order) => {
    const answer = orderAnswer(order, now);
    const latest = refunds.get(order.id);
    const refund = latest ? refundOf(latest) : null;
    const group = groups.get(order.id) ?? null;
    const standing = { status: answer.status, refund, group, isGone: isGone(order) };
    return {
      ...answer,
      goods: answer.goods.map((goods) => ({ ...goods, is_gone: standing.isGone })),
      group,
      refund,
      next_step: nextStepOf({ ...standing, mayReview: reviewable.has(order.id) }),
    };
  });
}

/** The ids of those orders whose person may review now what they have bought. */
async function findReviewableOf(db: Database, orders: readonly OrderRow[], now: Date): Promise<Set<string>> {
  const found = new Set<string>();
  const userId = orders[0]?.userId ?? null;
  if (userId === null) return found;
  for (const type of ['course', 'combo'] as const) {
    const bought = orders.filter((order) => order.goodsType === type && order.userId === userId);
    const ids = await findReviewable(
      db,
      type,
      bought.map(({ goodsId }) => goodsId),
      { userId, now },
    );
    for (const { id, goodsId } of bought) if (ids.has(goodsId)) found.add(id);
  }
  return found;
}

const refundOf = ({ status, fen, decidedAt }: RefundRow) => ({
  status,
  amount: fen,
  is_decided: decidedAt !== null,
});
