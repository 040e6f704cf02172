import type { Order } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import { createLoad } from '../../async/load.ts';
import { isMissing } from '../../async/refusals.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import type { HeadingFocus } from '../move-focus.ts';
import type { NotThere } from '../not-there.ts';
import type { OrderReceiptProps } from './order-receipt.tsx';

/** As the order is: paid, still to be paid, or closed. */
export type OrderReceiptState = NotThere | { status: 'ready'; order: Order };

export interface ReceiptState {
  receipt: OrderReceiptState;
  /** What was pressed may have gone, and with it the focus. A new object each time. */
  focus: HeadingFocus | null;
}

interface ReceiptContext {
  host: Pick<WidgetHost, 'scheduler' | 'network'>;
  getProps: () => OrderReceiptProps;
}

/** What became of one order. */
export function createReceiptStore({ host, getProps }: ReceiptContext) {
  const store = createStore<ReceiptState>(() => ({ receipt: { status: 'loading' }, focus: null }));
  const { getState: get, setState: set } = store;

  const order = createLoad({
    ask: (call) => getProps().orders.detail(getProps().orderId, call),
    network: host.network,
    get: () => get().receipt,
    set: (receipt) => set({ receipt }),
    onResult(answer, isRetried) {
      set({
        receipt: { status: 'ready', order: answer },
        ...(isRetried && { focus: { on: 'heading' } }),
      });
    },
    onError(error) {
      if (isMissing(error)) set({ receipt: { status: 'missing' } });
      // What is shown stays, though it may be old.
      return isMissing(error) || get().receipt.status === 'ready';
    },
  });

  const tellPage = () => getProps().onStateChange?.(get().receipt);

  return {
    ...store,
    actions: { load: () => void order.load() },
    /** Asks for the order, and again when somebody comes back: the money may have come meanwhile. */
    start() {
      const stopTelling = store.subscribe((state, before) => {
        if (state.receipt !== before.receipt) tellPage();
      });
      const stopWaking = host.scheduler.onWake(() => {
        const { receipt } = get();
        const isUnpaid = receipt.status === 'ready' && receipt.order.status !== 9;
        if (isUnpaid && host.network.isOnline()) void order.load();
        else order.wake();
      });
      tellPage();
      void order.load();
      return () => {
        stopTelling();
        stopWaking();
        order.stop();
      };
    },
  };
}
