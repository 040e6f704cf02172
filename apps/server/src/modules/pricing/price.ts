import type { Order } from '@shuyuan/api-client';
import type { OrderRow } from '../orders/orders.repo.ts';

/** One line of what a price is made of: whole yuan, below 0 for what is taken off. */
export type PriceLine = NonNullable<Order['lines']>[number];

/** What takes something off a price. There is one at most. */
export interface Discount {
  kind: Exclude<OrderRow['discountKind'], ''>;
  id: number;
  /** What it is worth, in whole yuan. Of something cheaper it takes off all there is. */
  amount: number;
}

/** What an order holds of its price, in whole yuan. */
export type Price = Pick<OrderRow, 'charge' | 'discount' | 'discountKind' | 'discountId' | 'balance'>;

/** What is to be paid for something. Never below 0, and never more than it costs; the balance pays what the discount leaves, at most. */
export function priceOf(original: number, discount?: Discount, balance = 0): Price {
  const off = Math.min(original, Math.max(0, discount?.amount ?? 0));
  const paid = Math.min(original - off, Math.max(0, balance));
  return {
    charge: original - off - paid,
    discount: off,
    discountKind: discount?.kind ?? '',
    discountId: discount?.id ?? null,
    balance: paid,
  };
}

/** How a price is explained. The last line is the sum of those before it. */
export function linesOf({
  charge,
  discount,
  discountKind: kind,
  balance,
}: Pick<OrderRow, 'charge' | 'discount' | 'discountKind' | 'balance'>): PriceLine[] {
  return [
    { kind: 'price', amount: charge + discount + balance },
    ...(kind === '' || discount === 0 ? [] : [{ kind, amount: -discount }]),
    ...(balance === 0 ? [] : [{ kind: 'balance' as const, amount: -balance }]),
    { kind: 'to_pay', amount: charge },
  ];
}
