import type { Order } from '@shuyuan/api-client';
import { wordsFor } from '../../failures/words-for.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** Cancelling the order, which is asked about first. Whoever has paid meanwhile keeps what was bought. */
export function createCancelActions(desk: PaymentDesk, settle: (order: Order, isOwn: boolean) => void) {
  const { orders, orderId, host, strings, waiting, patch } = desk;
  return {
    cancel: () => patch({ cancelling: { isPending: false, error: '' } }),
    keep() {
      if (waiting()?.cancelling?.isPending === false) patch({ cancelling: null });
    },
    /** A refusal stays in the question, so that it can be answered again. */
    async confirmCancel() {
      if (waiting()?.cancelling?.isPending !== false) return;
      patch({ cancelling: { isPending: true, error: '' } });
      const { signal } = desk.visit;
      try {
        const order = await orders.cancel(orderId);
        if (signal.aborted) return;
        if (waiting()) settle(order, true);
        patch({ cancelling: null });
        if (order.status !== 7) return;
        host.notify('neutral', strings.cancelled);
        desk.outlets.onCancelled(order);
      } catch (error) {
        const words = wordsFor(error, strings.notCancelled);
        if (!signal.aborted) patch({ cancelling: { isPending: false, error: words } });
      }
    },
  };
}
