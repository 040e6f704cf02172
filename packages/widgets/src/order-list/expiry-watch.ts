import type { WidgetHost } from '../host/widget-host.ts';
import { isOpen, type OrderListState } from './order-list.state.ts';

/** Timers take no longer waits than this; an order's own is far shorter. */
const longest = 2 ** 31 - 1;

/** Tells when the first of the shown orders has run out of time, as far as this device's clock knows. */
export function createExpiryWatch(host: Pick<WidgetHost, 'clock' | 'scheduler'>, onExpired: () => void) {
  let stop = () => {};
  return {
    /** Watches what is shown now. What had run out before was so when the server answered: it is not asked again. */
    watch({ shelf }: Pick<OrderListState, 'shelf'>) {
      stop();
      if (shelf.status !== 'ready') return;
      const now = host.clock.now();
      const waits = shelf.rows
        .filter(isOpen)
        .map(({ expires_at }) => Date.parse(expires_at) - now)
        .filter((wait) => wait > 0);
      if (waits.length === 0) return;
      // A second more, so that the server has certainly closed it.
      stop = host.scheduler.after(Math.min(longest, Math.min(...waits) + 1000), onExpired);
    },
    stop: () => stop(),
  };
}
