import type { Order } from '@shuyuan/api-client';
import type { NotThere } from '../not-there.ts';

/** As the order is: paid, still to be paid, or closed. */
export type OrderReceiptState = NotThere | { status: 'ready'; order: Order };

export interface ReceiptState {
  receipt: OrderReceiptState;
  /** Another number: what was pressed may have gone, and with it the focus. */
  focus: number;
}
