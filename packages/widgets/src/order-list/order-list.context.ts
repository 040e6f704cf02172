import { createWidgetContext } from '../widget/widget-context.ts';
import type { createOrderListStore } from './order-list.store.ts';

/** What the views of the orders draw from. */
export const [OrderListProvider, useOrderList] =
  createWidgetContext<typeof createOrderListStore>('OrderList');
