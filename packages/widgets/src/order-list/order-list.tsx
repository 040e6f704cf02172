import type { GoodsRef, Order, OrdersApi } from '@shuyuan/api-client';
import { moveListFocus } from '../async/move-list-focus.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { OrderListProvider } from './order-list.context.ts';
import { createOrderListStore, type OrderPlace, type OrderTab } from './order-list.store.ts';
import { orderListStrings, type OrderListStrings } from './order-list.strings.ts';
import { OrderListView } from './order-list.view.tsx';

/** Tab and page are controlled by `place`, or left to the list. */
export interface OrderListProps {
  /** The order calls of a client. */
  orders: Pick<OrdersApi, 'mine' | 'cancel'>;
  /**
   * The address of something that was ordered, for a link in the rows of orders that are over. Null where there is no page of
   * it. Keep the function between renders.
   */
  getGoodsHref?: (goods: GoodsRef) => string | null;
  /** The address at which something that was ordered is reviewed, for orders whose next step that is. Null where there is none. Keep the function between renders. */
  getReviewHref?: (goods: GoodsRef) => string | null;
  /** The address of one order whole, with its refunds and a receipt. Without it rows have no link to it. Keep the function between renders. */
  getOrderHref?: (order: Order) => string | null;
  /** Somebody wants to pay for an order now: lead them to where it is paid. */
  onPay: (order: Order) => void;
  /**
   * Where the page's address leads to, and where somebody stands when `onPlace` keeps it there. The list itself reads no
   * address. @default the first page of all orders
   */
  place?: OrderPlace;
  /** Kinds of offer that have a tab of their own. Orders of the others stand among all of them. @default all kinds */
  deals?: readonly OrderTab[];
  /** Somebody has chosen other orders, or has turned to a page that is there. */
  onPlace?: (place: OrderPlace) => void;
  /** Somebody without orders wants to find something. Without it there is no button for it. */
  onBrowse?: () => void;
  /** The orders are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading: 1 where the list is the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<OrderListStrings>;
}

/** What a person has ordered, to be paid, cancelled and found again. Needs a `HostProvider`. */
export function OrderList(props: OrderListProps) {
  return (
    <PersonWidget
      name="order-list"
      props={props}
      strings={orderListStrings}
      createStore={createOrderListStore}
      isReady={({ list }) => list.status !== 'loading'}
      moveFocus={moveListFocus}
      provider={OrderListProvider}
    >
      <OrderListView />
    </PersonWidget>
  );
}
