import { explainPrice, splitPrice, type Order } from '@shuyuan/api-client';
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

/** What is to be paid for something, by the one function that the cashier shows it by. */
export function priceOf(original: number, discount?: Discount, balance = 0): Price {
  return {
    ...splitPrice(original, { discount: discount?.amount ?? 0, balance }),
    discountKind: discount?.kind ?? '',
    discountId: discount?.id ?? null,
  };
}

/** How a price is explained. The last line is the sum of those before it. */
export const linesOf = ({
  discountKind: kind,
  ...parts
}: Pick<OrderRow, 'charge' | 'discount' | 'discountKind' | 'balance'>): PriceLine[] =>
  explainPrice(parts, kind === '' ? null : kind);
