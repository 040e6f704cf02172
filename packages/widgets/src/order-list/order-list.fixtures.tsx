import type { Locale } from '../host/widget-host.ts';
import { ordersOfEveryState } from '../testing/orders.fixtures.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { createOrderBackend } from './order-backend.fixtures.ts';
import { OrderListProvider } from './order-list.context.ts';
import type { OrderListState } from './order-list.store.ts';
import { orderListStrings } from './order-list.strings.ts';
import type { OrderListProps } from './order-list.tsx';
import { OrderListView } from './order-list.view.tsx';

export const listWith = (
  part: Partial<Extract<OrderListState['list'], { status: 'ready' }>> = {},
): OrderListState['list'] => ({
  status: 'ready',
  rows: ordersOfEveryState,
  total: ordersOfEveryState.length,
  page: 1,
  at: Date.UTC(2026, 2, 2, 2),
  isTurning: false,
  ...part,
});

/** Everything there, nothing going on. */
export const stateWith = (state: Partial<OrderListState> = {}): OrderListState => ({
  place: { tab: 'all', state: 'all', page: 1 },
  list: listWith(),
  focus: null,
  cancelling: null,
  announcement: { id: 0, text: '' },
  ...state,
});

const props: OrderListProps = {
  orders: createOrderBackend().orders,
  getGoodsHref: ({ goods_type, goods_id }) => `#${goods_type}-${goods_id}`,
  getReviewHref: ({ goods_type, goods_id }) => `#${goods_type}-${goods_id}-reviews`,
  onPay() {},
  onBrowse() {},
};

/** The orders in a state; nothing happens in them. */
export function OrderListPicture({ state, locale }: { state: OrderListState; locale: Locale }) {
  return (
    <OrderListProvider value={stillContext({ state, strings: orderListStrings[locale], locale, props })}>
      <OrderListView />
    </OrderListProvider>
  );
}
