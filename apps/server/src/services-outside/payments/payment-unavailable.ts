import { Problem } from '../../errors/problem.ts';
import { paymentStrings as strings } from './payments.strings.ts';

/**
 * Why a way of paying did not do what it was asked. `refused`: the service has signed a no, and would say it again.
 * `unreached`: no answer came that can be believed, or it asks for patience, so nobody knows whether it was done; asking
 * again may help.
 */
export type PaymentFailure = 'refused' | 'unreached';

/** What the person reads; why it was is a line of the log. */
export class PaymentUnavailable extends Problem {
  readonly failure: PaymentFailure;

  constructor(
    failure: PaymentFailure,
    words: 'unavailable' | 'alreadyPaid' | 'alreadyClosed' = 'unavailable',
  ) {
    super(1, strings[words]);
    this.failure = failure;
  }
}
