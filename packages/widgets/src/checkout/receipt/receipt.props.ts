import type { ReactNode } from 'react';
import type { Goods, Order, OrdersApi } from '@shuyuan/api-client';
import type { OrderReceiptState } from './receipt.state.ts';
import type { OrderReceiptStrings } from './receipt.strings.ts';

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
