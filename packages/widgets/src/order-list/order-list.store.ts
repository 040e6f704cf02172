import type { Order, OrderQuery } from '@shuyuan/api-client';
import { copyText } from '../async/copy-text.ts';
import { failureText } from '../async/failure-text.ts';
import { createPagedList, type PagedListPlace, type WithPagedList } from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { OrderListStrings } from './order-list.strings.ts';
import type { OrderListProps } from './order-list.tsx';

/** In the order of their tabs. */
export const orderTabs = ['all', 'group_buy', 'flash_sale'] as const satisfies readonly (
  'all' | OrderQuery['deal']
)[];

/** A tab of the list: all orders, or those of one kind of offer. */
export type OrderTab = (typeof orderTabs)[number];

/** In the order in which they are offered. */
export const orderStates = ['all', 'open', 'paid', 'cancelled', 'refunded'] as const satisfies readonly (
  'all' | OrderQuery['state']
)[];

/** What a tab is narrowed to: what has become of an order. */
export type OrderState = (typeof orderStates)[number];

/** Where somebody stands: plain data, for an address. */
export interface OrderPlace extends PagedListPlace {
  tab: OrderTab;
  state: OrderState;
}

/** Orders on one page. */
export const pageSize = 10;

/** Asked whether an order shall be cancelled. */
export interface Cancelling {
  order: Order;
  isPending: boolean;
  /** Why it was not; empty otherwise. */
  error: string;
}

export interface OrderListState extends WithPagedList<OrderPlace, Order> {
  cancelling: Cancelling | null;
  announcement: Announcement;
}

export const isOpen = ({ status }: Pick<Order, 'status'>) => status === 1 || status === 5;

/** Timers take no longer waits than this; an order's own is far shorter. */
const longestWait = 2 ** 31 - 1;

const firstPlace: OrderPlace = { tab: 'all', state: 'all', page: 1 };

const firstState = ({ place = firstPlace }: OrderListProps): OrderListState => ({
  place,
  list: { status: 'loading' },
  focus: null,
  cancelling: null,
  announcement: noAnnouncement,
});

type Deps = StoreDeps<OrderListProps, OrderListStrings>;
type Context = StoreContext<OrderListProps, OrderListStrings, OrderListState>;

/** The rules of one person's orders. */
export function createOrderListStore(deps: Deps) {
  const { host, strings, getProps } = deps;
  const context: Context = createStoreContext(deps, firstState(getProps()));
  const { store, get, set, lifetime } = context;
  const list = createOrders(context);
  const confirmCancel = createCancelling(context, list.refresh);

  return {
    ...store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      /** The state that was chosen holds in every tab. */
      chooseTab: (tab: OrderTab) => list.choose({ tab, state: get().place.state, page: 1 }),
      chooseState: (state: OrderState) => list.choose({ tab: get().place.tab, state, page: 1 }),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      pay: (order: Order) => getProps().onPay(order),
      /** Asks first. */
      cancel: (order: Order) => set({ cancelling: { order, isPending: false, error: '' } }),
      confirmCancel: () => void confirmCancel(),
      keepOrder: () => {
        if (get().cancelling?.isPending === false) set({ cancelling: null });
      },
      copyNumber: ({ order_id }: Order) => void copyText(host, order_id, strings, lifetime.signal()),
    },
    /** Loads the orders, and again when somebody comes back to the page or an order runs out of time. */
    start() {
      void list.start();
      return lifetime.start(
        host.scheduler.onWake(list.wake),
        watchExpiry(context, () => void list.refresh()),
        list.stop,
      );
    },
    /** Follows the page's address. */
    onPropsChange: ({ place = firstPlace }: OrderListProps, { place: before = firstPlace }: OrderListProps) =>
      list.follow(place, before),
  };
}

/** The orders of a tab, page by page. */
const createOrders = ({ host, strings, getProps, store, announce }: Context) =>
  createPagedList<OrderPlace, Order>({
    store,
    host,
    pageSize,
    ask: ({ tab, state, page }, options) =>
      getProps().orders.mine(
        {
          page,
          size: pageSize,
          ...(tab !== 'all' && { deal: tab }),
          ...(state !== 'all' && { state }),
        },
        options,
      ),
    onPlace: (place) => getProps().onPlace?.(place),
    onListed: ({ total, page }, { tab, state }) =>
      announce(strings.arrived(strings.narrowed(strings.tabNames[tab], strings.states[state]), total, page)),
  });

/** Returns the function that cancels the order that was asked about. A refusal stays in the question. */
function createCancelling(context: Context, refresh: () => Promise<void>) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;

  /** Somebody may have paid while it was asked about: then that holds. */
  function showAnswer(order: Order) {
    const { list } = get();
    if (list.status === 'ready') {
      const rows = list.rows.map((row) => (row.order_id === order.order_id ? order : row));
      set({ list: { ...list, rows } });
    }
    set({ cancelling: null, focus: { on: 'list' } });
    if (order.status === 9) host.notify('neutral', strings.paidMeanwhile);
    else announce(strings.hasCancelled(order.goods[0]?.goods_name ?? order.order_id));
    // It may have left the orders that are listed.
    void refresh();
  }

  return async function confirmCancel() {
    const { cancelling } = get();
    if (!cancelling || cancelling.isPending) return;
    const signal = lifetime.signal();
    set({ cancelling: { ...cancelling, isPending: true, error: '' } });
    try {
      const order = await getProps().orders.cancel(cancelling.order.order_id);
      if (!signal.aborted) showAnswer(order);
    } catch (error) {
      const text = failureText(error, strings.notCancelled);
      if (!signal.aborted) set({ cancelling: { ...cancelling, isPending: false, error: text } });
    }
  };
}

/**
 * Calls back when the first order shown runs out of time, as far as this device's clock knows. One that had before was so
 * when the server answered: it is not asked for again. Returns the way to stop.
 */
function watchExpiry({ host, store }: Context, onExpired: () => void) {
  let cancel = () => {};

  function watch({ list }: OrderListState) {
    cancel();
    if (list.status !== 'ready') return;
    const now = host.clock.now();
    const waits = list.rows
      .filter(isOpen)
      .map(({ expires_at }) => Date.parse(expires_at) - now)
      .filter((wait) => wait > 0);
    if (waits.length === 0) return;
    // A second more, so that the server has certainly closed it.
    cancel = host.scheduler.after(Math.min(longestWait, Math.min(...waits) + 1000), onExpired);
  }

  const stopWatching = store.subscribe((state, before) => {
    if (state.list !== before.list) watch(state);
  });
  return () => {
    stopWatching();
    cancel();
  };
}
