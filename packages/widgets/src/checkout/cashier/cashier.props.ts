import type { GoodsRef, Order, OrdersApi } from '@shuyuan/api-client';
import type { CashierStrings } from './cashier.strings.ts';

export interface CashierProps {
  orders: Pick<OrdersApi, 'goods' | 'payments' | 'create'>;
  /** What is to be bought. Its price is the server's. */
  goods: GoodsRef;
  /** Level of its heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Has something to show: what is bought, or why it is not there. */
  onReady?: () => void;
  /** There is an order to be paid: a new one, or the one that has waited. */
  onOrdered: (order: Order) => void;
  /** The person has the thing already and wants to go there. Without it there is no button. */
  onOwned?: (goods: GoodsRef) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<CashierStrings>;
}
