import { wordsFor } from '../../failures/words-for.ts';
import { isRefused } from '../../failures/refusals.ts';
import type { CashierDesk } from './cashier-desk.ts';

/** Making the order. `onRefused`: the server has said no, and what is shown may be old. */
export function createOrdering(desk: CashierDesk, onRefused: () => void) {
  const { orders, goods, host, strings, patch } = desk;
  // Lives until the server has answered, so that an order whose answer was lost is not made twice.
  let key: string | null = null;

  return async function order() {
    patch({ isOrdering: true, problem: '', error: '' });
    key ??= host.createId();
    const { signal } = desk.visit;
    try {
      const made = await orders.create(goods, { idempotencyKey: key });
      key = null;
      if (signal.aborted) return;
      patch({ isOrdering: false });
      desk.outlets.onOrdered(made);
    } catch (error) {
      if (isRefused(error)) key = null;
      const words = wordsFor(error, strings.notOrdered);
      if (signal.aborted) return;
      patch({ isOrdering: false, error: words });
      if (isRefused(error)) onRefused();
    }
  };
}
