import type { GoodsOffer, PaymentWay } from '@shuyuan/api-client';
import { createLoader } from '../../loading/create-loader.ts';
import { isMissing } from '../../failures/refusals.ts';
import type { CashierDesk } from './cashier-desk.ts';

/** What is offered, and the ways of paying for it. */
export function createOfferActions({ orders, goods, host, get, set, readyNow, refocus }: CashierDesk) {
  function show(offer: GoodsOffer, ways: readonly PaymentWay[]) {
    const isRetried = get().offer.status === 'failed';
    const { way: chosen = null, error = '' } = readyNow() ?? {};
    const way = ways.find(({ sign }) => sign === chosen) ?? ways[0];
    const rest = { isOrdering: false, problem: '', error };
    set({ offer: { status: 'ready', offer, ways, way: way?.sign ?? null, ...rest } });
    if (isRetried) refocus();
  }

  const loader = createLoader({
    ask: (options) => Promise.all([orders.goods(goods, options), orders.payments(options)]),
    onAnswer: ([offer, ways]) => show(offer, ways),
    onFail(error) {
      if (isMissing(error)) set({ offer: { status: 'missing' } });
      // What is shown stays, though it may be old.
      else if (!readyNow())
        set({ offer: { status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false } });
    },
  });

  return {
    stop: loader.stop,
    /** In silence where it is there already. */
    load() {
      const { offer } = get();
      if (offer.status === 'failed') set({ offer: { ...offer, isRetrying: true } });
      return loader.run();
    },
  };
}
