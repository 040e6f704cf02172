import type { GoodsOffer, PaymentWay } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import { failureText } from '../../async/failure-text.ts';
import { createLoad } from '../../async/load.ts';
import { isMissing, isRefused } from '../../async/refusals.ts';
import { createLifetime } from '../../widget/lifetime.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import type { HeadingFocus } from '../move-focus.ts';
import type { NotThere } from '../not-there.ts';
import type { CashierStrings } from './cashier.strings.ts';
import type { CashierProps } from './cashier.tsx';

export interface ReadyOffer {
  status: 'ready';
  offer: GoodsOffer;
  /** In the order in which they are offered. */
  ways: readonly PaymentWay[];
  /** The chosen one. */
  way: PaymentWay['sign'] | null;
  isOrdering: boolean;
  /** What is wrong with the choice; empty otherwise. */
  problem: string;
  /** Why there is no order; empty otherwise. */
  error: string;
}

export interface CashierState {
  offer: NotThere | ReadyOffer;
  /** What was pressed may have gone, and with it the focus. A new object each time. */
  focus: HeadingFocus | null;
}

export type CashierActions = ReturnType<typeof createCashierStore>['actions'];

type Deps = StoreDeps<CashierProps, CashierStrings>;
type Context = ReturnType<typeof createContext>;

/** Ordering one thing. */
export function createCashierStore(deps: Deps) {
  const { host, strings, getProps } = deps;
  const context = createContext(deps);
  const { store, goods, lifetime, readyNow, patch } = context;
  const offer = createOffer(context);
  // It may be the person's by now, or no longer sold.
  const order = createOrdering(context, () => void offer.load().then(context.refocus));

  return {
    ...store,
    actions: {
      load: () => void offer.load(),
      choose: (way: PaymentWay['sign']) => patch({ way, problem: '' }),
      submit: () => {
        const ready = readyNow();
        if (!ready || ready.isOrdering) return;
        if (ready.offer.open_order) getProps().onOrdered(ready.offer.open_order);
        else if (ready.way === null) patch({ problem: strings.chooseWay });
        else void order();
      },
      openOwned: () => getProps().onOwned?.(goods),
    },
    /** Asks what it costs and how it can be paid; again for what did not come, and when the open order has run out of time. */
    start() {
      const stopWaking = host.scheduler.onWake(() => {
        const { open_order: open } = readyNow()?.offer ?? {};
        const isOver = open ? Date.parse(open.expires_at) <= host.clock.now() : false;
        if (isOver && host.network.isOnline()) void offer.load();
        else offer.wake();
      });
      const stop = lifetime.start(stopWaking, offer.stop);
      void offer.load();
      return stop;
    },
  };
}

function createContext(deps: Deps) {
  const store = createStore<CashierState>(() => ({ offer: { status: 'loading' }, focus: null }));
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
    lifetime: createLifetime(),
    goods: deps.getProps().goods,
    readyNow,
    patch: (part: Partial<ReadyOffer>) => {
      const ready = readyNow();
      if (ready) set({ offer: { ...ready, ...part } });
    },
    refocus: () => set({ focus: { on: 'heading' } }),
  };
}

/** What is offered, and the ways of paying for it. */
function createOffer({ host, getProps, goods, get, set, readyNow, refocus }: Context) {
  return createLoad({
    ask: (call) => {
      const { orders } = getProps();
      return Promise.all([orders.goods(goods, call), orders.payments(call)]);
    },
    network: host.network,
    get: () => get().offer,
    set: (offer) => set({ offer }),
    onResult([offer, ways], isRetried) {
      const { way: chosen = null, error = '' } = readyNow() ?? {};
      const way = (ways.find(({ sign }) => sign === chosen) ?? ways[0])?.sign ?? null;
      set({ offer: { status: 'ready', offer, ways, way, isOrdering: false, problem: '', error } });
      if (isRetried) refocus();
    },
    onError(error) {
      if (isMissing(error)) set({ offer: { status: 'missing' } });
      // What is shown stays, though it may be old.
      return isMissing(error) || readyNow() !== null;
    },
  });
}

/** Returns the function that makes the order. `onRefused`: the server has said no, and what is shown may be old. */
function createOrdering({ host, strings, getProps, goods, lifetime, patch }: Context, onRefused: () => void) {
  // Lives until the server has answered, so that an order whose answer was lost is not made twice.
  let key: string | null = null;

  return async function order() {
    patch({ isOrdering: true, problem: '', error: '' });
    key ??= host.createId();
    const signal = lifetime.signal();
    try {
      const made = await getProps().orders.create(goods, { idempotencyKey: key });
      key = null;
      if (signal.aborted) return;
      patch({ isOrdering: false });
      getProps().onOrdered(made);
    } catch (error) {
      if (isRefused(error)) key = null;
      const text = failureText(error, strings.notOrdered);
      if (signal.aborted) return;
      patch({ isOrdering: false, error: text });
      if (isRefused(error)) onRefused();
    }
  };
}
