import { createStore } from 'zustand/vanilla';
import { createDeadline } from '../../deadline/deadline.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import type { OrderPaymentProps } from './payment.props.ts';
import type { PaymentState, Waiting } from './payment.state.ts';
import type { OrderPaymentStrings } from './payment.strings.ts';

export interface PaymentDeps extends Pick<OrderPaymentProps, 'orders' | 'orderId'> {
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'network' | 'clipboard' | 'notify'>;
  strings: OrderPaymentStrings;
}

/** Where the payment tells things; may be others from one moment to the next. */
export type PaymentOutlets = Pick<OrderPaymentProps, 'onPaid' | 'onCancelled' | 'onOrderAgain'>;

export type PaymentDesk = ReturnType<typeof createPaymentDesk>;

/** What the rules of one payment share. */
export function createPaymentDesk(deps: PaymentDeps) {
  const { clock, scheduler } = deps.host;
  const store = createStore<PaymentState>(() => ({
    stage: { status: 'loading' },
    announcement: { id: 0, text: '' },
    focus: 0,
  }));
  const { getState: get, setState: set } = store;
  const waiting = () => {
    const { stage } = get();
    return stage.status === 'waiting' ? stage : null;
  };

  return {
    ...deps,
    store,
    get,
    set,
    deadline: createDeadline({ clock, scheduler }),
    /** Aborted when the payment is left: an answer that comes later is dropped. */
    visit: new AbortController(),
    outlets: { onPaid: () => {}, onCancelled: () => {} } as PaymentOutlets,
    waiting,
    patch: (part: Partial<Waiting>) => {
      const stage = waiting();
      if (stage) set({ stage: { ...stage, ...part } });
    },
    announce: (text: string) => set({ announcement: { id: get().announcement.id + 1, text } }),
    refocus: () => set({ focus: get().focus + 1 }),
  };
}
