import { createStore } from 'zustand/vanilla';
import type { WidgetHost } from '../../host/widget-host.ts';
import { createLoader } from '../../loading/create-loader.ts';
import { isMissing } from '../../failures/refusals.ts';
import type { OrderReceiptProps } from './receipt.props.ts';
import type { ReceiptState } from './receipt.state.ts';

export interface ReceiptDeps extends Pick<OrderReceiptProps, 'orders' | 'orderId'> {
  host: Pick<WidgetHost, 'scheduler' | 'network'>;
}

/** What became of one order. It begins with `start`; another order is another store. */
export function createReceiptStore({ orders, orderId, host }: ReceiptDeps) {
  const store = createStore<ReceiptState>(() => ({ receipt: { status: 'loading' }, focus: 0 }));
  const { getState: get, setState: set } = store;

  const loader = createLoader({
    ask: (options) => orders.detail(orderId, options),
    onAnswer(order) {
      const { receipt, focus } = get();
      const isRetried = receipt.status === 'failed';
      set({ receipt: { status: 'ready', order }, ...(isRetried && { focus: focus + 1 }) });
    },
    onFail(error) {
      if (isMissing(error)) set({ receipt: { status: 'missing' } });
      // What is shown stays, though it may be old.
      else if (get().receipt.status !== 'ready')
        set({ receipt: { status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false } });
    },
  });

  function load() {
    const { receipt } = get();
    if (receipt.status === 'failed') set({ receipt: { ...receipt, isRetrying: true } });
    void loader.run();
  }

  /** The money may have come meanwhile. */
  function lookAgain() {
    const { receipt } = get();
    const isOpen = receipt.status === 'ready' && receipt.order.status !== 9;
    if (host.network.isOnline() && (receipt.status === 'failed' || isOpen)) load();
  }

  return {
    ...store,
    load,
    /** Asks for the order. Answers the way to stop. */
    start() {
      load();
      const stopWaking = host.scheduler.onWake(lookAgain);
      return () => {
        stopWaking();
        loader.stop();
      };
    },
  };
}
