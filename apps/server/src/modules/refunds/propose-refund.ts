import type { PaymentRow } from './payments.repo.ts';

/** What was used of something that was bought: of so many parts, so many. */
export interface Used {
  unit: 'lesson' | 'day' | 'none';
  done: number;
  total: number;
}

/** What refunds go by. */
export interface RefundRules {
  /** Days after the payment in which a refund can be asked for; 0 where none can. */
  days: number;
  /** Whole per cent of what was paid that stay. */
  feePercent: number;
}

/** A payment, as far as a refund of it goes by. */
type Proposable = Pick<PaymentRow, 'fen' | 'refunded' | 'method'>;

/** In how many fen a payment can be given back. */
export const leastRefund = (method: PaymentRow['method']) => (method === 'balance' ? 100 : 1);

const day = 24 * 60 * 60 * 1000;

/** Until when a refund can be asked for. */
export const askableUntil = (paidAt: Date, { days }: RefundRules) => new Date(paidAt.getTime() + days * day);

/**
 * What is proposed to go back of a payment, in fen: what is left of it without the fee, for the parts that were not used. Rounded down, so
 * that the parts never exceed the whole; of balance, which has no fen, to whole yuan.
 */
export function proposeRefund(
  { fen, refunded, method }: Proposable,
  { done, total }: Used,
  { feePercent }: RefundRules,
): { proposed: number; fee: number } {
  const left = fen - refunded;
  const fee = Math.min(left, Math.floor((fen * feePercent) / 100));
  const unused = total === 0 ? 1 : Math.max(0, total - Math.min(done, total));
  const least = leastRefund(method);
  return { fee, proposed: Math.floor(((left - fee) * unused) / Math.max(1, total) / least) * least };
}
