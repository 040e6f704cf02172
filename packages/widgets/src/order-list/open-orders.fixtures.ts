import type { Order } from '@shuyuan/api-client';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createOrderBackend, type OrderBackend } from './order-backend.fixtures.ts';
import { createOrderListStore, type OrderPlace } from './order-list.store.ts';
import { orderListStrings } from './order-list.strings.ts';
import type { OrderListProps } from './order-list.tsx';

interface Options {
  host?: TestHost;
  backend?: OrderBackend;
  place?: OrderPlace;
}

/** Somebody's orders without a page around them, loaded. */
export async function openOrders({
  host = createTestHost({ user: testUser }),
  backend = createOrderBackend(),
  place = { tab: 'all', state: 'all', page: 1 },
}: Options = {}) {
  const places: OrderPlace[] = [];
  const paying: Order[] = [];
  let props: OrderListProps = {
    orders: backend.orders,
    place,
    onPay: (order) => void paying.push(order),
    onPlace: (next) => void places.push(next),
  };
  const strings = orderListStrings['zh-CN'];
  const store = createOrderListStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  const list = () => {
    const came = state().list;
    if (came.status !== 'ready') throw new Error(`The orders are ${came.status}.`);
    return came;
  };
  return {
    host,
    backend,
    actions: store.actions,
    /** The page's address leads elsewhere. */
    show: (next: OrderPlace) => {
      const before = props;
      props = { ...props, place: next };
      store.onPropsChange(props, before);
    },
    start: () => store.start(),
    stop,
    state,
    list,
    statuses: () => list().rows.map(({ status }) => status),
    /** What the page was told to keep in its address, in order. */
    places,
    /** Which orders somebody wanted to pay, in order. */
    paying,
    spoken: () => state().announcement.text,
  };
}
