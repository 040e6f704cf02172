import type { Order } from './orders.api.ts';

type PriceLine = NonNullable<Order['lines']>[number];

/** What a price is made of, in whole yuan; the three sum up to what the thing costs. */
export interface PriceParts {
  /** Is to be paid. */
  charge: number;
  /** Is taken off. */
  discount: number;
  /** The invitation balance pays. */
  balance: number;
}

/** What is to be paid for something: never below 0, and never more than it costs. The balance pays what the discount leaves, at most. */
export function splitPrice(price: number, { discount = 0, balance = 0 }: Partial<PriceParts>): PriceParts {
  const off = Math.min(price, Math.max(0, discount));
  const paid = Math.min(price - off, Math.max(0, balance));
  return { charge: price - off - paid, discount: off, balance: paid };
}

/** How a price is explained, by what takes something off. The last line is the sum of those before it. */
export function explainPrice(
  { charge, discount, balance }: PriceParts,
  kind: Exclude<PriceLine['kind'], 'price' | 'balance' | 'to_pay'> | null,
): PriceLine[] {
  return [
    { kind: 'price', amount: charge + discount + balance },
    ...(kind === null || discount === 0 ? [] : [{ kind, amount: -discount }]),
    ...(balance === 0 ? [] : [{ kind: 'balance' as const, amount: -balance }]),
    { kind: 'to_pay', amount: charge },
  ];
}
