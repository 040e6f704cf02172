import type { Order } from '@shuyuan/api-client';
import type { PriceLineWords } from './price-lines.strings.ts';

/** One line of what a price is made of: whole yuan, below 0 for what is taken off. */
export type PriceLine = NonNullable<Order['lines']>[number];

/** Every part of a price in words, without what is to be paid; the full price alone where nothing is taken off. */
export const namedLines = (lines: readonly PriceLine[] = [], words: PriceLineWords): string[] =>
  lines.flatMap(({ kind, amount }) => (kind === 'to_pay' ? [] : [words[kind](Math.abs(amount))]));

/** What a price is made of, in words, without what is to be paid. Nothing where nothing is taken off. */
export function spokenLines(lines: readonly PriceLine[] = [], words: PriceLineWords): string[] {
  const parts = namedLines(lines, words);
  return parts.length > 1 ? parts : [];
}
