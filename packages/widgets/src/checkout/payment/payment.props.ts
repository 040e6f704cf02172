import type { Goods, Order, OrdersApi } from '@shuyuan/api-client';
import type { OrderPaymentStrings } from './payment.strings.ts';

export interface OrderPaymentProps {
  orders: Pick<OrdersApi, 'detail' | 'payByWechat' | 'status' | 'cancel'>;
  orderId: string;
  /** Level of its heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Has something to show: the order, or why it is not there. */
  onReady?: () => void;
  /** The money has come: called once, after it was said. An order that was paid before has a button for it. */
  onPaid: (order: Order) => void;
  /** The person has cancelled the order here. */
  onCancelled: (order: Order) => void;
  /** The order is closed, and the person wants the same thing again. Without it there is no button. */
  onOrderAgain?: (goods: Goods) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<OrderPaymentStrings>;
}
