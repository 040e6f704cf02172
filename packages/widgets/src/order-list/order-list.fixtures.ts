import type { Locale } from '../host/widget-host.ts';
import { ordersOfEveryState } from '../testing/orders.fixtures.ts';
import type { OrderAround } from './order-around.ts';
import type { OrderListActions } from './order-list.actions.ts';
import type { OrderListState } from './order-list.state.ts';
import { orderListStrings } from './order-list.strings.ts';

const nothing = () => {};

/** For pictures: nothing happens. */
const stillActions: OrderListActions = {
  retry: nothing,
  chooseScene: nothing,
  turnTo: () => Promise.resolve(),
  pay: nothing,
  cancel: nothing,
  confirmCancel: nothing,
  keepOrder: nothing,
  copyNumber: nothing,
};

export const aroundIn = (locale: Locale): OrderAround => ({
  actions: stillActions,
  strings: orderListStrings[locale],
  locale,
  level: 2,
  getGoodsHref: ({ goods_type, goods_id }) => `#${goods_type}-${goods_id}`,
  onBrowse: nothing,
});

export const shelfWith = (
  part: Partial<Extract<OrderListState['shelf'], { status: 'ready' }>> = {},
): OrderListState['shelf'] => ({
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
  place: { scene: 'all', page: 1 },
  shelf: shelfWith(),
  focus: null,
  cancelling: null,
  announcement: { id: 0, text: '' },
  ...state,
});
