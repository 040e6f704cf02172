import { createCashierDesk, type CashierDeps, type CashierOutlets } from './cashier-desk.ts';
import type { CashierActions } from './cashier.state.ts';
import { createOfferActions } from './offer-actions.ts';
import { createOrdering } from './ordering.ts';

/** Ordering one thing. It begins with `start`; another thing, or another person, is another store. */
export function createCashierStore(deps: CashierDeps) {
  const { goods, host, strings } = deps;
  const desk = createCashierDesk(deps);
  const { store, get, patch, readyNow } = desk;
  const offer = createOfferActions(desk);
  // It may be the person's by now, or no longer sold.
  const order = createOrdering(desk, () => void offer.load().then(desk.refocus));

  const actions: CashierActions = {
    load: () => void offer.load(),
    choose: (way) => patch({ way, problem: '' }),
    submit() {
      const ready = readyNow();
      if (!ready || ready.isOrdering) return;
      if (ready.offer.open_order) desk.outlets.onOrdered(ready.offer.open_order);
      else if (ready.way === null) patch({ problem: strings.chooseWay });
      else void order();
    },
    openOwned: () => desk.outlets.onOwned?.(goods),
  };

  /** What did not come, and what an order was for whose time is over. */
  function lookAgain() {
    const { open_order: open } = readyNow()?.offer ?? {};
    const isOver = open ? Date.parse(open.expires_at) <= host.clock.now() : false;
    if (host.network.isOnline() && (get().offer.status === 'failed' || isOver)) void offer.load();
  }

  return {
    ...store,
    actions,
    connect(next: CashierOutlets) {
      desk.outlets = next;
    },
    /** Asks what it costs and how it can be paid. Answers the way to stop. */
    start() {
      desk.visit = new AbortController();
      void offer.load();
      const stopWaking = host.scheduler.onWake(lookAgain);
      return () => {
        stopWaking();
        desk.visit.abort();
        offer.stop();
      };
    },
  };
}
