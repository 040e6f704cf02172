import type { Order } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import type { PaymentContext } from './payment.store.ts';

/** Returns the function that cancels after having asked. Whoever has paid meanwhile keeps what was bought. */
export function createCancelling(context: PaymentContext, showOrder: (order: Order) => void) {
  const { host, strings, getProps, orderId, lifetime, waiting, patch } = context;
  /** A refusal stays in the question, so that it can be answered again. */
  return async function confirmCancel() {
    if (waiting()?.cancelling?.isPending !== false) return;
    patch({ cancelling: { isPending: true, error: '' } });
    const signal = lifetime.signal();
    try {
      const order = await getProps().orders.cancel(orderId);
      if (signal.aborted) return;
      if (waiting()) showOrder(order);
      patch({ cancelling: null });
      if (order.status !== 7) return;
      host.notify('neutral', strings.cancelledNotice);
      getProps().onCancelled(order);
    } catch (error) {
      const text = failureText(error, strings.notCancelled);
      if (!signal.aborted) patch({ cancelling: { isPending: false, error: text } });
    }
  };
}
