import { createCancelActions } from './cancel-actions.ts';
import { createOrderProgress } from './order-progress.ts';
import { createPaymentDesk, type PaymentDeps, type PaymentOutlets } from './payment-desk.ts';
import type { PaymentActions } from './payment.state.ts';
import { createPictureActions } from './picture-actions.ts';

/** Paying one order by a telephone. It begins with `start`; another order is another store. */
export function createPaymentStore(deps: PaymentDeps) {
  const { host, strings, orderId } = deps;
  const desk = createPaymentDesk(deps);
  const { store, get, waiting, deadline } = desk;
  const picture = createPictureActions(desk);
  const progress = createOrderProgress(desk, () => void picture.load());
  const cancelling = createCancelActions(desk, progress.settle);

  async function copyOrderId() {
    const { signal } = desk.visit;
    const hasCopied = await host.clipboard.writeText(orderId).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    host.notify(hasCopied ? 'positive' : 'critical', hasCopied ? strings.copied : strings.notCopied);
  }

  const actions: PaymentActions = {
    load: () => void progress.load(),
    loadPicture: () => void picture.load(),
    copyOrderId: () => void copyOrderId(),
    check: () => progress.check(),
    cancel: () => cancelling.cancel(),
    confirmCancel: () => void cancelling.confirmCancel(),
    keep: () => cancelling.keep(),
    goOn() {
      const { stage } = get();
      if (stage.status === 'paid') desk.outlets.onPaid(stage.order);
    },
    orderAgain() {
      const { stage } = get();
      const [goods] = stage.status === 'closed' ? stage.order.goods : [];
      if (goods) desk.outlets.onOrderAgain?.(goods);
    },
  };

  /** What did not come while there was no network. */
  function loadWhatFailed() {
    if (!host.network.isOnline()) return;
    if (get().stage.status === 'failed') void progress.load();
    const { picture: shown } = waiting() ?? {};
    if (shown?.status === 'failed' && shown.message === null) void picture.load();
  }

  return {
    ...store,
    actions,
    /** The time as the countdown has it: goes on by itself whatever is done to the device's clock. Epoch milliseconds. */
    now: () => (waiting()?.endsAt ?? 0) - deadline.remaining(),
    connect(next: PaymentOutlets) {
      desk.outlets = next;
    },
    /** Shows the order and, while it can be paid, its picture. Answers the way to stop. */
    start() {
      desk.visit = new AbortController();
      const stopAsking = progress.open();
      const stopWaking = host.scheduler.onWake(loadWhatFailed);
      void progress.load();
      return () => {
        stopWaking();
        stopAsking();
        picture.stop();
        desk.visit.abort();
      };
    },
  };
}
