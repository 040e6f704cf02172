import type { PaymentActions } from './payment.state.ts';
import type { OrderPaymentStrings } from './payment.strings.ts';

/** What every part of the picture needs beside its state. */
export interface PaymentAround {
  actions: PaymentActions;
  strings: OrderPaymentStrings;
  /** Of the heading. */
  level: 1 | 2 | 3;
  /** The time as the countdown has it, epoch milliseconds. */
  now: () => number;
  /** There is a way to order the same thing again. */
  canOrderAgain: boolean;
}
