import type { Order } from '@shuyuan/api-client';
import type { NotThere } from '../not-there.ts';

export interface ReceiptState {
  /** As the order is: paid, still to be paid, or closed. */
  receipt: NotThere | { status: 'ready'; order: Order };
  /** Another number: what was pressed may have gone, and with it the focus. */
  focus: number;
}
