import { createStore } from 'zustand/vanilla';
import type { WidgetHost } from '../../host/widget-host.ts';
import type { CashierProps } from './cashier.props.ts';
import type { CashierState, ReadyOffer } from './cashier.state.ts';
import type { CashierStrings } from './cashier.strings.ts';

export interface CashierDeps extends Pick<CashierProps, 'orders' | 'goods'> {
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'network' | 'createId'>;
  strings: CashierStrings;
}

/** Where the cashier tells things; may be others from one moment to the next. */
export type CashierOutlets = Pick<CashierProps, 'onOrdered' | 'onOwned'>;

export type CashierDesk = ReturnType<typeof createCashierDesk>;

/** What the rules of one cashier share. */
export function createCashierDesk(deps: CashierDeps) {
  const store = createStore<CashierState>(() => ({ offer: { status: 'loading' }, focus: 0 }));
  const { getState: get, setState: set } = store;
  const readyNow = () => {
    const { offer } = get();
    return offer.status === 'ready' ? offer : null;
  };
  return {
    ...deps,
    store,
    get,
    set,
    readyNow,
    outlets: { onOrdered: () => {} } as CashierOutlets,
    /** Aborted when the cashier is left: an answer that comes later is dropped. */
    visit: new AbortController(),
    patch: (part: Partial<ReadyOffer>) => {
      const ready = readyNow();
      if (ready) set({ offer: { ...ready, ...part } });
    },
    refocus: () => set({ focus: get().focus + 1 }),
  };
}
