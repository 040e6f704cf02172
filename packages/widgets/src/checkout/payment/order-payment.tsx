import type { Goods, Order, OrdersApi } from '@shuyuan/api-client';
import { PersonWidget } from '../../widget/widget.tsx';
import { moveFocus } from '../move-focus.ts';
import type { WayOfPaying } from './payment.state.ts';
import { PaymentProvider } from './payment.context.ts';
import { createPaymentStore } from './payment.store.ts';
import { orderPaymentStrings, type OrderPaymentStrings } from './payment.strings.ts';
import { OrderPaymentView } from './payment.view.tsx';

/** The order is loaded by `orderId` and asked about until it is paid, cancelled or over. */
export interface OrderPaymentProps {
  orders: Pick<
    OrdersApi,
    'detail' | 'payments' | 'payByWechat' | 'payByAlipay' | 'payByHand' | 'status' | 'cancel'
  >;
  orderId: string;
  /** The way that was chosen when it was ordered. An order that has gone one by now is shown that one. @default the first that is offered */
  way?: WayOfPaying | undefined;
  /** Level of its heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Has something to show: the order, or why it is not there. */
  onReady?: () => void;
  /** The money has come: called once, after it was said. An order that was paid before has a button for it, except when Alipay has just led back to it. */
  onPaid: (order: Order) => void;
  /** The person has cancelled the order here. */
  onCancelled: (order: Order) => void;
  /** The order is closed, and the person wants the same thing again. Without it there is no button. */
  onOrderAgain?: (goods: Goods) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<OrderPaymentStrings>;
}

/** Takes the money for one order in the way that is chosen, until it is paid, cancelled or closed. Needs a `HostProvider`. */
export function OrderPayment(props: OrderPaymentProps) {
  return (
    <PersonWidget
      name="order-payment"
      subject={props.orderId}
      props={props}
      strings={orderPaymentStrings}
      createStore={createPaymentStore}
      isReady={({ stage }) => stage.status !== 'loading'}
      moveFocus={moveFocus}
      provider={PaymentProvider}
    >
      <OrderPaymentView />
    </PersonWidget>
  );
}
