import type { Goods, GoodsRef, Order, OrdersApi, PaymentWay } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import {
  articleGoods,
  membershipGoods,
  orderOf,
  scanPicture,
  servicePage,
  transferText,
} from './orders.fixtures.ts';

type OrderCall =
  | 'goods'
  | 'payments'
  | 'create'
  | 'detail'
  | 'payByWechat'
  | 'payByAlipay'
  | 'payByHand'
  | 'status'
  | 'cancel';

export interface OrdersBackendOptions {
  /** What is sold. */
  sold?: readonly Goods[];
  ways?: readonly PaymentWay[];
  /** What there is at first. */
  order?: Order;
  /** Of the invitation balance, in whole yuan. */
  balance?: number;
}

/** The orders of one person in memory, behaving as the server does: an idempotency key that comes back makes nothing. */
export function createOrdersBackend({
  sold = [articleGoods, membershipGoods],
  ways = [{ sign: 'wechat', name: '微信支付' }],
  order: first,
  balance: there = 0,
}: OrdersBackendOptions = {}) {
  const made = new Map<string, Order>(first ? [[first.order_id, first]] : []);
  const kept = new Map<string, Order>();
  const owned = new Set<string>();
  const { called, controls } = createCalls<OrderCall>();

  const nameOf = ({ goods_type: type, goods_id: id }: GoodsRef) => `${type}/${id}`;

  function soldAs(ref: GoodsRef): Goods {
    const goods = sold.find((each) => nameOf(each) === nameOf(ref));
    if (!goods) throw refusal('商品不存在', 404);
    return goods;
  }

  function orderBy(id: string): Order {
    const order = made.get(id);
    if (!order) throw refusal('订单不存在', 404);
    return order;
  }

  const openOrderFor = (ref: GoodsRef) =>
    [...made.values()].find(
      ({ goods, status }) => (status === 1 || status === 5) && goods.some((g) => nameOf(g) === nameOf(ref)),
    ) ?? null;

  function change(id: string, part: Partial<Order>): Order {
    const order = { ...orderBy(id), ...part };
    made.set(id, order);
    return order;
  }

  function create(ref: GoodsRef): Order {
    const goods = soldAs(ref);
    if (owned.has(nameOf(ref))) throw refusal('请勿重复购买');
    const order =
      openOrderFor(ref) ?? orderOf(goods, { order_id: String(made.size + 1).padStart(20, '2026030210') });
    made.set(order.order_id, order);
    return order;
  }

  function handOver(id: string, method: PaymentWay['sign']) {
    const { status, created_at: created } = orderBy(id);
    if (status === 9 || status === 7) throw refusal('订单状态错误');
    const minutes = method === 'handPay' ? 3 * 24 * 60 : 15;
    const expires_at = new Date(Date.parse(created) + minutes * 60_000).toISOString();
    change(id, { status: 5, payment_method: method, expires_at });
  }

  const orders: Pick<OrdersApi, OrderCall> = {
    goods: (ref) =>
      called('goods', ref, () => ({
        goods: soldAs(ref),
        is_owned: owned.has(nameOf(ref)),
        open_order: openOrderFor(ref),
        ...(there > 0 && { invite_balance: there }),
      })),
    payments: () => called('payments', {}, () => [...ways]),
    create: (ref, { idempotencyKey = '' } = {}) =>
      called('create', { ref, idempotencyKey }, () => {
        const order = kept.get(idempotencyKey) ?? create(ref);
        kept.set(idempotencyKey, order);
        return order;
      }),
    detail: (id) => called('detail', id, () => orderBy(id)),
    status: (id) => called('status', id, () => orderBy(id).status),
    payByWechat: (id) =>
      called('payByWechat', id, () => {
        handOver(id, 'wechat');
        return scanPicture;
      }),
    payByAlipay: (id) =>
      called('payByAlipay', id, () => {
        handOver(id, 'alipay');
        return servicePage;
      }),
    payByHand: (id) =>
      called('payByHand', id, () => {
        handOver(id, 'handPay');
        return transferText;
      }),
    cancel: (id) =>
      called('cancel', id, () =>
        orderBy(id).status === 9 ? orderBy(id) : change(id, { status: 7, closed_at: orderOf().created_at }),
      ),
  };

  return {
    orders,
    ...controls,
    made: () => [...made.values()],
    /** Somebody pays, in the way that was chosen last. */
    pay: (id: string) =>
      void change(id, {
        status: 9,
        payment_method: orderBy(id).payment_method || 'wechat',
        paid_at: orderOf().created_at,
      }),
    /** It is cancelled elsewhere, or its time is over. */
    close: (id: string) => void change(id, { status: 7, closed_at: orderOf().created_at }),
    /** The person has it now, by whatever means. */
    give: (ref: GoodsRef) => void owned.add(nameOf(ref)),
  };
}

export type OrdersBackend = ReturnType<typeof createOrdersBackend>;
