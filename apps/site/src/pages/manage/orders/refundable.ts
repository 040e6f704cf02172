import type { ManagedOrder } from '@shuyuan/api-client/manage';

/** What was paid of an order and can go back, in yuan: money, or the invitation balance that has paid all of it, by whole yuan. */
export function refundableOf({ charge, lines }: Pick<ManagedOrder, 'charge' | 'lines'>) {
  if (charge > 0) return { most: charge, step: 0.01 };
  const balance = lines.find(({ kind }) => kind === 'balance')?.amount ?? 0;
  return { most: Math.abs(balance), step: 1 };
}
