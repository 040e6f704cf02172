import { plainCode, type GoodsOffer, type PaymentWay } from '@shuyuan/api-client';
import type { CouponOffer } from '@shuyuan/api-client/money';
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
import { choiceAmong } from './coupon-choice.ts';
import { chosenUpgrade, dueOf, linesFor, termsOf, type PriceChoices } from './order-terms.ts';
import type { OtherWay } from './other-ways.ts';
import { priceChangeIn, type PriceChange } from './price-change.ts';
import { findTakeable, takeCoupon } from './take-coupon.ts';
import { checkPromoCode, noPromoCode, type PromoCodeState } from './promo-code.ts';

export interface ReadyOffer extends PriceChoices {
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
  /** Coupons that count for the goods and can be taken here. */
  takeable: readonly CouponOffer[];
  /** Id of the one that is being taken; null while none is. */
  taking: number | null;
  /** There is no order because it has become dearer: to be ordered at the price of now. */
  change: PriceChange | null;
}

export interface CashierState {
  offer: NotThere | ReadyOffer;
  /** What was pressed may have gone, and with it the focus. A new object each time. */
  focus: HeadingFocus | null;
}

export type CashierActions = ReturnType<typeof createCashierStore>['actions'];

type Deps = StoreDeps<CashierProps, CashierStrings>;
/** State, props and host of the cashier, shared by the parts of its store. */
export type CashierContext = ReturnType<typeof createContext>;
type Context = CashierContext;

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
        if (ready.offer.open_order) getProps().onOrdered(ready.offer.open_order, null);
        else if (!chosenUpgrade(ready.offer, ready) && hasUnchecked(ready.code))
          context.patchCode({ problem: strings.checkFirst });
        // What is covered whole is paid in no way.
        else if (ready.way === null && dueOf(linesFor(ready.offer, ready)) > 0)
          patch({ problem: strings.chooseWay });
        else void order(ready);
      },
      /** Another code is not the one that was taken. */
      typeCode: (typed: string) => context.patchCode({ typed, taken: null, problem: '' }),
      checkCode: () =>
        void checkPromoCode({
          check: getProps().promoCodes?.check,
          strings,
          get: () => readyNow()?.code ?? null,
          patch: context.patchCode,
        }).then(() => {
          if (!readyNow()?.code?.taken) return;
          context.patchChoice(null);
          // The field has gone, and with it the focus.
          context.refocus();
        }),
      /** In place of a promo code, whether it was looked at or not; null for none. */
      chooseCoupon: (id: number | null) => {
        context.patchChoice(id);
        if (id !== null) context.patchCode(noPromoCode);
      },
      /** In place of the membership that runs, or after it. */
      chooseTerm: (isUpgrade: boolean) => patch({ isUpgrade }),
      useBalance: (usesBalance: boolean) => patch({ usesBalance }),
      dropCode: () => {
        context.patchCode(noPromoCode);
        context.refocus();
      },
      takeCoupon: (id: number, token: string) => void takeCoupon(context, { id, token }),
      openOwned: () => getProps().onOwned?.(goods),
      openOtherWay: (kind: OtherWay['kind']) => getProps().onOtherWay?.(kind, goods),
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

/** Something stands in the field that nobody has looked at: who presses on may think that it counts. */
const hasUnchecked = (code: PromoCodeState | null) =>
  code !== null && code.taken === null && plainCode(code.typed) !== '';

function createContext(deps: Deps) {
  const store = createStore<CashierState>(() => ({ offer: { status: 'loading' }, focus: null }));
  const { getState: get, setState: set } = store;
  const readyNow = () => {
    const { offer } = get();
    return offer.status === 'ready' ? offer : null;
  };
  const patch = (part: Partial<ReadyOffer>) => {
    const ready = readyNow();
    if (ready) set({ offer: { ...ready, ...part } });
  };
  return {
    ...deps,
    store,
    get,
    set,
    lifetime: createLifetime(),
    goods: deps.getProps().goods,
    readyNow,
    patch,
    patchCode: (part: Partial<PromoCodeState>) => {
      const code = readyNow()?.code;
      if (code) patch({ code: { ...code, ...part } });
    },
    patchChoice: (chosen: number | null) => {
      const coupons = readyNow()?.coupons;
      if (coupons) patch({ coupons: { ...coupons, chosen } });
    },
    refocus: () => set({ focus: { on: 'heading' } }),
  };
}

/** What is offered, and the ways of paying for it. */
function createOffer({ host, getProps, goods, get, set, readyNow, refocus }: Context) {
  return createLoad({
    ask: (call) => {
      const { orders, coupons } = getProps();
      return Promise.all([
        orders.goods(goods, call),
        orders.payments(call),
        coupons?.fitting(goods, call),
        findTakeable(coupons, goods, call),
      ]);
    },
    network: host.network,
    get: () => get().offer,
    set: (offer) => set({ offer }),
    onResult([offer, ways, fitting, takeable], isRetried) {
      const before = readyNow();
      const { way: chosen = null, error = '', change = null, code: typed } = before ?? {};
      const code = getProps().promoCodes ? (typed ?? noPromoCode) : null;
      const coupons = fitting ? choiceAmong(fitting, { code, coupons: before?.coupons ?? null }) : null;
      const way = (ways.find(({ sign }) => sign === chosen) ?? ways[0])?.sign ?? null;
      const { isUpgrade = true, usesBalance = false } = before ?? {};
      const choices = { code, coupons, isUpgrade, usesBalance };
      set({
        offer: {
          status: 'ready',
          offer,
          ways,
          way,
          isOrdering: false,
          problem: '',
          error,
          change,
          takeable,
          taking: null,
          ...choices,
        },
      });
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
function createOrdering(context: Context, onRefused: () => void) {
  const { host, strings, getProps, goods, lifetime, patch, patchCode } = context;
  // Lives until the server has answered, so that an order whose answer was lost is not made twice. With another code or coupon it is another order.
  let kept: { key: string; terms: string } | null = null;

  /** `ready`: what was shown when it was pressed. */
  return async function order(ready: ReadyOffer) {
    const { way } = ready;
    const shown = linesFor(ready.offer, ready);
    patch({ isOrdering: true, problem: '', error: '' });
    const wanted = { ...goods, ...termsOf(ready.offer, ready) };
    const spelled = JSON.stringify(wanted);
    if (kept?.terms !== spelled) kept = { key: host.createId(), terms: spelled };
    const signal = lifetime.signal();
    try {
      const made = await getProps().orders.create(wanted, { idempotencyKey: kept.key });
      kept = null;
      if (signal.aborted) return;
      patch({ isOrdering: false });
      getProps().onOrdered(made, way);
    } catch (error) {
      if (isRefused(error)) kept = null;
      const text = failureText(error, strings.notOrdered);
      if (signal.aborted) return;
      const change = priceChangeIn(error, shown);
      // It may be the code that counts no more: what was typed stays, to be looked at anew.
      if (isRefused(error) && !change) patchCode({ taken: null });
      patch({ isOrdering: false, error: text, change });
      if (isRefused(error)) onRefused();
    }
  };
}
