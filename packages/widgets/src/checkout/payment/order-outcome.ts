import type { Order } from '@shuyuan/api-client';
import type { PaymentDesk } from './payment-desk.ts';
import type { PaymentStage } from './payment.state.ts';

interface Asking {
  isOn: () => boolean;
  start: () => void;
  stop: () => void;
}

/** What is shown of an order as the server has it. `asking` goes on while it can be paid, and `onWait` begins that. */
export function createOrderOutcome(desk: PaymentDesk, asking: Asking, onWait: () => void) {
  const { host, strings, deadline, set, waiting, patch } = desk;

  function end(stage: PaymentStage) {
    const wasWaiting = waiting() !== null;
    set({ stage });
    asking.stop();
    deadline.reset();
    if (wasWaiting) desk.refocus();
  }

  function wait(order: Order) {
    const { now } = host.clock;
    const [from, to] = [Date.parse(order.created_at), Date.parse(order.expires_at)];
    // A device's clock that is wrong gives nobody more time than there is for any order.
    const left = Math.min(to - now(), to - from);
    deadline.start(left);
    const rest = { check: 'idle', isLost: false, cancelling: null } as const;
    const picture = { status: 'loading' } as const;
    set({ stage: { status: 'waiting', order, picture, endsAt: now() + left, ...rest } });
    asking.start();
    onWait();
  }

  return {
    end,
    /** `isOwn`: the person has done it here, and knows. */
    settle(order: Order, isOwn = false) {
      const wasWaiting = waiting() !== null;
      if (order.status === 9) {
        end({ status: 'paid', order, isNew: wasWaiting });
        if (!wasWaiting) return;
        // A notice outlives this page, which the person may be taken from now.
        host.notify('positive', strings.paid);
        desk.outlets.onPaid(order);
      } else if (order.status === 7) {
        end({ status: 'closed', order });
        if (wasWaiting && !isOwn) desk.announce(strings.closed);
      } else if (wasWaiting && asking.isOn()) {
        patch({ order });
      } else {
        wait(order);
      }
    },
  };
}
