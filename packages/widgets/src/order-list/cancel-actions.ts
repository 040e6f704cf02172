import type { Order } from '@shuyuan/api-client';
import { wordsFor } from '../failures/words-for.ts';
import type { OrderDesk } from './order-desk.ts';

/** Cancels an order after having asked. `onDone`: the list may not be right any more. */
export function createCancelActions(desk: OrderDesk, onDone: () => void) {
  const { orders, host, strings, get, set, announce, stay } = desk;

  function replace(order: Order) {
    const { shelf } = get();
    if (shelf.status !== 'ready') return;
    const rows = shelf.rows.map((row) => (row.order_id === order.order_id ? order : row));
    set({ shelf: { ...shelf, rows } });
  }

  /** Somebody may have paid while it was asked about: then that holds. */
  function tell(order: Order) {
    const name = order.goods[0]?.goods_name ?? order.order_id;
    if (order.status === 9) host.notify('neutral', strings.paidMeanwhile);
    else announce(strings.hasCancelled(name));
  }

  return {
    cancel(order: Order) {
      set({ cancelling: { order, isPending: false, error: '' } });
    },
    keepOrder() {
      if (get().cancelling?.isPending === false) set({ cancelling: null });
    },
    async confirmCancel() {
      const { cancelling } = get();
      if (!cancelling || cancelling.isPending) return;
      const signal = stay();
      set({ cancelling: { ...cancelling, isPending: true, error: '' } });
      try {
        const order = await orders.cancel(cancelling.order.order_id);
        if (signal.aborted) return;
        replace(order);
        set({ cancelling: null, focus: { on: 'list' } });
        tell(order);
        onDone();
      } catch (error) {
        const words = wordsFor(error, strings.notCancelled);
        if (!signal.aborted) set({ cancelling: { ...cancelling, isPending: false, error: words } });
      }
    },
  };
}
