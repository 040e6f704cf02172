import { createTestHost, testUser } from '../../testing/index.ts';
import { createOrdersBackend, type OrdersBackend } from '../orders-backend.fixtures.ts';
import { orderOf } from '../orders.fixtures.ts';
import type { OrderPaymentProps } from './order-payment.tsx';
import { createPaymentStore } from './payment.store.ts';
import { orderPaymentStrings } from './payment.strings.ts';

interface Options {
  way?: OrderPaymentProps['way'];
  backend?: OrdersBackend;
  host?: ReturnType<typeof createTestHost>;
}

export const { order_id: orderId } = orderOf();

/** A payment without a page around it, its order asked for. */
export async function openPayment({
  way,
  backend = createOrdersBackend({ order: orderOf() }),
  host = createTestHost({ user: testUser }),
}: Options = {}) {
  const strings = orderPaymentStrings['zh-CN'];
  const told: string[] = [];
  const props: OrderPaymentProps = {
    orders: backend.orders,
    orderId,
    way,
    onPaid: ({ status }) => void told.push(`paid ${status}`),
    onCancelled: ({ status }) => void told.push(`cancelled ${status}`),
    onOrderAgain: ({ goods_name: name }) => void told.push(`again ${name}`),
  };
  const store = createPaymentStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  return {
    backend,
    host,
    stop,
    start: () => store.start(),
    now: store.actions.now,
    /** What the page was told, in order. */
    told,
    state,
    actions: store.actions,
    status: () => state().stage.status,
    waiting: () => {
      const { stage } = state();
      if (stage.status !== 'waiting') throw new Error(`The payment is ${stage.status}.`);
      return stage;
    },
  };
}
