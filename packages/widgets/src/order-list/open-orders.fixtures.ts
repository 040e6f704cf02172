import type { Order } from '@shuyuan/api-client';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createOrderBackend, type OrderBackend } from './order-backend.fixtures.ts';
import type { OrderPlace } from './order-list.state.ts';
import { createOrderListStore } from './order-list.store.ts';
import { orderListStrings } from './order-list.strings.ts';

interface Options {
  host?: TestHost;
  backend?: OrderBackend;
  place?: OrderPlace;
}

/** Somebody's orders without a page around them, loaded. */
export async function openOrders({
  host = createTestHost({ user: testUser }),
  backend = createOrderBackend(),
  place = { scene: 'all', page: 1 },
}: Options = {}) {
  const places: OrderPlace[] = [];
  const paying: Order[] = [];
  const store = createOrderListStore({
    orders: backend.orders,
    host,
    strings: orderListStrings['zh-CN'],
    place,
  });
  store.connect({
    onPay: (order) => void paying.push(order),
    onPlace: (next) => void places.push(next),
  });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  const shelf = () => {
    const came = state().shelf;
    if (came.status !== 'ready') throw new Error(`The orders are ${came.status}.`);
    return came;
  };
  return {
    host,
    backend,
    actions: store.actions,
    show: (next: OrderPlace) => store.show(next),
    start: () => store.start(),
    stop,
    state,
    shelf,
    statuses: () => shelf().rows.map(({ status }) => status),
    /** What the page was told to keep in its address, in order. */
    places,
    /** Which orders somebody wanted to pay, in order. */
    paying,
    spoken: () => state().announcement.text,
  };
}
