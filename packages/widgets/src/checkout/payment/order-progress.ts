import { isApiError, type Order } from '@shuyuan/api-client';
import { createLoader } from '../../loading/create-loader.ts';
import { isMissing } from '../../failures/refusals.ts';
import { createOrderOutcome } from './order-outcome.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { createStatusWatch } from './status-watch.ts';

/** So many failures in a row are said. */
const lostAfter = 3;

/** How far the order has come: asked once, and then again and again while it can be paid. `onWait`: now it can. */
export function createOrderProgress(desk: PaymentDesk, onWait: () => void) {
  const { orders, orderId, host, strings, deadline, get, set, waiting, patch } = desk;

  const outcome = createOrderOutcome(
    desk,
    { isOn: () => watch.isOn(), start: () => watch.start(), stop: () => watch.stop() },
    onWait,
  );

  const watch = createStatusWatch<Order | null>({
    scheduler: host.scheduler,
    async ask(signal) {
      const status = await orders.status(orderId, { signal });
      return status === 9 || status === 7 ? orders.detail(orderId, { signal }) : null;
    },
    hear(order, isWanted) {
      if (order) return outcome.settle(order);
      const isBack = waiting()?.check === 'unreachable';
      patch({ isLost: false, ...(isWanted ? { check: 'not-yet' } : isBack && { check: 'idle' }) });
      if (isWanted) desk.announce(strings.notYet);
    },
    miss(error, misses, isWanted) {
      if (isMissing(error)) return outcome.end({ status: 'missing' });
      patch({ isLost: misses >= lostAfter, ...(isWanted && { check: 'unreachable' }) });
      if (isWanted) desk.announce(strings.unreachable);
      if (!isApiError(error)) throw error;
    },
  });

  const loader = createLoader({
    ask: (options) => orders.detail(orderId, options),
    onAnswer(order) {
      const isRetried = get().stage.status === 'failed';
      outcome.settle(order);
      if (isRetried) desk.refocus();
    },
    onFail(error) {
      if (isMissing(error)) set({ stage: { status: 'missing' } });
      else set({ stage: { status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false } });
    },
  });

  deadline.subscribe(() => {
    // The server alone says that it is over.
    if (waiting() && deadline.remaining() === 0) watch.hurry();
  });

  return {
    settle: (order: Order, isOwn: boolean) => outcome.settle(order, isOwn),
    load() {
      const { stage } = get();
      if (stage.status === 'failed') set({ stage: { ...stage, isRetrying: true } });
      return loader.run();
    },
    check() {
      if (!waiting() || waiting()?.check === 'asking') return;
      patch({ check: 'asking' });
      watch.askNow();
    },
    /** Answers the way to stop. */
    open() {
      const close = watch.open();
      return () => {
        close();
        loader.stop();
        deadline.dispose();
      };
    },
  };
}
