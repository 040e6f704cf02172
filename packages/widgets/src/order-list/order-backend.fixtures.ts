import type { Order } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { ordersOfEveryState, pageOfOrders } from '../testing/orders.fixtures.ts';
import type { OrderListProps } from './order-list.tsx';

/** The orders of one person in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createOrderBackend(orders: readonly Order[] = ordersOfEveryState) {
  let rows = [...orders];
  const { called, controls } = createCalls<'mine' | 'cancel'>();

  function find(id: string): Order {
    const order = rows.find(({ order_id }) => order_id === id);
    if (!order) throw refusal('订单不存在', 404);
    return order;
  }

  function change(id: string, part: Partial<Order>): Order {
    const changed = { ...find(id), ...part };
    rows = rows.map((order) => (order.order_id === id ? changed : order));
    return changed;
  }

  const api: OrderListProps['orders'] = {
    mine: (...[query = {}]) => called('mine', query, () => pageOfOrders(rows, query)),
    cancel: (id) =>
      called('cancel', id, () => (find(id).status === 9 ? find(id) : change(id, { status: 7 }))),
  };

  return {
    orders: api,
    ...controls,
    /** It is paid, or runs out of time, elsewhere. */
    change,
    order: find,
  };
}

export type OrderBackend = ReturnType<typeof createOrderBackend>;
