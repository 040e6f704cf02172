import { isApiError } from '@shuyuan/api-client';
import type { PriceLine } from '../../widget/price-lines.ts';

/** It has become dearer between showing and ordering: what the price was made of then, and is made of now. */
export interface PriceChange {
  shown: readonly PriceLine[];
  now: readonly PriceLine[];
}

/** What a refusal says of the price; null when it is about something else. Servers that tell only the sum are understood too. */
export function priceChangeIn(error: unknown, shown: readonly PriceLine[]): PriceChange | null {
  if (!isApiError(error) || error.kind !== 'business') return null;
  const { charge, lines } = (error.data ?? {}) as { charge?: unknown; lines?: unknown };
  if (typeof charge !== 'number') return null;
  // The contract answers for their form; a sum alone is a price with nothing taken off.
  const now = Array.isArray(lines) ? (lines as PriceLine[]) : [{ kind: 'to_pay' as const, amount: charge }];
  return { shown, now };
}
