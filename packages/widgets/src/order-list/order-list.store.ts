import type { Order } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import { createShelfActions } from '../shelf/shelf-actions.ts';
import { createCancelActions } from './cancel-actions.ts';
import { createExpiryWatch } from './expiry-watch.ts';
import type { OrderDesk, OrderOutlets } from './order-desk.ts';
import type { OrderListActions } from './order-list.actions.ts';
import { pageSize, type OrderListState, type OrderPlace, type OrderScene } from './order-list.state.ts';

export interface OrderListDeps extends Pick<OrderDesk, 'orders' | 'host' | 'strings'> {
  /** Where to begin. */
  place: OrderPlace;
}

/** The rules of one person's orders. It begins with `start`; another person is another store. */
export function createOrderListStore({ place, ...deps }: OrderListDeps) {
  let outlets: OrderOutlets = { onPay: () => {} };
  let visit = new AbortController();
  const store = createStore<OrderListState>(() => ({ ...initialState, place }));
  const { getState: get, setState: set } = store;
  const desk: OrderDesk = {
    ...deps,
    get,
    set,
    announce: (text) => set({ announcement: { id: get().announcement.id + 1, text } }),
    outlets: () => outlets,
    stay: () => visit.signal,
  };
  const shelf = createOrderShelf(desk);
  const cancelling = createCancelActions(desk, () => void shelf.refresh());
  const expiry = createExpiryWatch(deps.host, () => void shelf.refresh());
  const actions: OrderListActions = {
    retry: () => void shelf.retry(),
    chooseScene: (scene) => shelf.chooseScene(scene),
    turnTo: (page) => shelf.turnTo(page),
    pay: (order) => outlets.onPay(order),
    cancel: (order) => cancelling.cancel(order),
    confirmCancel: () => void cancelling.confirmCancel(),
    keepOrder: () => cancelling.keepOrder(),
    copyNumber: (order) => void copyNumber(desk, order),
  };
  return {
    ...store,
    actions,
    /** The page's address leads to another place. */
    show: (next: OrderPlace) => shelf.show(next),
    connect(next: OrderOutlets) {
      outlets = next;
    },
    /** Loads the orders, and again when somebody comes back to the page. Answers the way to stop. */
    start() {
      visit = new AbortController();
      void shelf.start();
      const stopWatching = store.subscribe((state, before) => {
        if (state.shelf !== before.shelf) expiry.watch(state);
      });
      const stopWaking = deps.host.scheduler.onWake(() => shelf.wake());
      return () => {
        stopWaking();
        stopWatching();
        expiry.stop();
        visit.abort();
        shelf.stop();
      };
    },
  };
}

const createOrderShelf = ({ orders, host, strings, get, set, announce, outlets }: OrderDesk) =>
  createShelfActions<OrderScene, Order>({
    pageSize,
    ask: ({ scene, page }, options) =>
      orders.mine({ page, size: pageSize, ...(scene !== 'all' && { state: scene }) }, options),
    host,
    get,
    set,
    say: ({ total, page }, scene) => announce(strings.arrived(strings.scenes[scene], total, page)),
    onPlace: (place) => outlets().onPlace?.(place),
  });

async function copyNumber({ host, strings, stay }: OrderDesk, { order_id }: Order) {
  const signal = stay();
  const hasCopied = await host.clipboard.writeText(order_id).then(
    () => true,
    () => false,
  );
  if (signal.aborted) return;
  host.notify(hasCopied ? 'positive' : 'critical', hasCopied ? strings.copied : strings.notCopied);
}

const initialState: Omit<OrderListState, 'place'> = {
  shelf: { status: 'loading' },
  focus: null,
  cancelling: null,
  announcement: { id: 0, text: '' },
};
