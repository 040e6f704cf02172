import type { Goods, Order, OrdersApi } from '@shuyuan/api-client';
import type { ReactNode } from 'react';
import { PersonWidget } from '../../widget/widget.tsx';
import { moveFocus } from '../move-focus.ts';
import { createReceiptStore, type OrderReceiptState } from './receipt.store.ts';
import { orderReceiptStrings, type OrderReceiptStrings } from './receipt.strings.ts';
import { OrderReceiptView } from './receipt.view.tsx';

/** The order is loaded by `orderId`, and again when somebody comes back to the page while it is not paid. */
export interface OrderReceiptProps {
  orders: Pick<OrdersApi, 'detail'>;
  orderId: string;
  /** Level of its heading. @default 2 */
  level?: 1 | 2 | 3;
  /** What is shown: nothing yet, the order as it is, or why it is not there. */
  onStateChange?: (state: OrderReceiptState) => void;
  /** The person wants what was bought. Without it there is no button; the same of the next three. */
  onOpenGoods?: (goods: Goods) => void;
  onOpenOrders?: () => void;
  /** The order is not paid yet, and the person goes on paying. */
  onPay?: (order: Order) => void;
  onOrderAgain?: (goods: Goods) => void;
  /** Stands after its buttons: the page's own way on. */
  actions?: ReactNode;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<OrderReceiptStrings>;
}

/** Says whether an order is paid, and leads to what was bought. Needs a `HostProvider`. */
export function OrderReceipt(props: OrderReceiptProps) {
  return (
    <PersonWidget
      name="order-receipt"
      subject={props.orderId}
      props={props}
      strings={orderReceiptStrings}
      createStore={createReceiptStore}
      moveFocus={moveFocus}
    >
      {({ state, actions: { load }, strings, props: { level = 2, ...ways }, rootRef }) => (
        <OrderReceiptView
          {...ways}
          state={state.receipt}
          strings={strings}
          level={level}
          onRetry={load}
          rootRef={rootRef}
        />
      )}
    </PersonWidget>
  );
}
