import { isApiError, type Order } from '@shuyuan/api-client';
import { copyText } from '../../async/copy-text.ts';
import { failureText } from '../../async/failure-text.ts';
import { createLatestCall } from '../../async/latest-call.ts';
import { createLoad } from '../../async/load.ts';
import { createPollWhileSeen } from '../../async/poll-while-seen.ts';
import { isMissing, isRefused } from '../../async/refusals.ts';
import { createDeadline } from '../../deadline/deadline.ts';
import { noAnnouncement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import type { OrderPaymentProps } from './order-payment.tsx';
import type { PaymentStage, PaymentState, Waiting } from './payment.state.ts';
import type { OrderPaymentStrings } from './payment.strings.ts';

/** Milliseconds from an answer to the next question, and at most when questions fail. */
const [every, seldom] = [2000, 16_000];

/** So many failures in a row are said. */
const lostAfter = 3;

type Deps = StoreDeps<OrderPaymentProps, OrderPaymentStrings>;
type Context = ReturnType<typeof createContext>;

/**
 * Paying one order by a telephone. The server alone moves it from stage to stage, loading → waiting → paid or closed;
 * `createStages` has each of its answers end in `showOrder`.
 */
export function createPaymentStore(deps: Deps) {
  const { host, strings, getProps } = deps;
  const context = createContext(deps);
  const { store, get, lifetime, deadline, orderId, waiting, patch } = context;
  const picture = createPicture(context);
  const { order, poll, showOrder } = createStages(context, picture.load);
  const confirmCancel = createCancelling(context, showOrder);

  return {
    ...store,
    actions: {
      load: () => void order.load(),
      loadPicture: () => void picture.load(),
      copyOrderId: () => void copyText(host, orderId, strings, lifetime.signal()),
      /** Asks at once whether the money has come. */
      check: () => {
        if (!waiting() || waiting()?.check === 'asking') return;
        patch({ check: 'asking' });
        poll.askNow();
      },
      /** Asks first. */
      cancel: () => patch({ cancelling: { isPending: false, error: '' } }),
      confirmCancel: () => void confirmCancel(),
      keep: () => {
        if (waiting()?.cancelling?.isPending === false) patch({ cancelling: null });
      },
      goOn: () => {
        const { stage } = get();
        if (stage.status === 'paid') getProps().onPaid(stage.order);
      },
      orderAgain: () => {
        const { stage } = get();
        const [goods] = stage.status === 'closed' ? stage.order.goods : [];
        if (goods) getProps().onOrderAgain?.(goods);
      },
      /** The time as the countdown has it: goes on by itself whatever is done to the device's clock. Epoch milliseconds. */
      now: () => (waiting()?.endsAt ?? 0) - deadline.remaining(),
    },
    /** Shows the order and, while it can be paid, its picture; and what did not come once there is a network. */
    start() {
      const stopWaking = host.scheduler.onWake(() => {
        order.wake();
        picture.wake();
      });
      const stop = lifetime.start(stopWaking, poll.open(), order.stop, deadline.dispose, picture.stop);
      void order.load();
      return stop;
    },
  };
}

function createContext(deps: Deps) {
  const first: PaymentState = { stage: { status: 'loading' }, focus: null, announcement: noAnnouncement };
  const context = createStoreContext(deps, first);
  const { get, set } = context;
  const waiting = () => {
    const { stage } = get();
    return stage.status === 'waiting' ? stage : null;
  };
  return {
    ...context,
    orderId: deps.getProps().orderId,
    /** How long the order can be paid. */
    deadline: createDeadline(deps.host),
    waiting,
    patch: (part: Partial<Waiting>) => {
      const stage = waiting();
      if (stage) set({ stage: { ...stage, ...part } });
    },
  };
}

/** How far the order has come: asked once, and again and again while it can be paid. `onWait`: now it can. */
function createStages(context: Context, onWait: () => Promise<void>) {
  const { host, getProps, orderId, get, set, deadline, waiting } = context;

  function end(stage: PaymentStage) {
    const wasWaiting = waiting() !== null;
    set({ stage });
    poll.stop();
    deadline.reset();
    if (wasWaiting) set({ focus: { on: 'heading' } });
  }

  function wait(answer: Order) {
    const { now } = host.clock;
    const [from, to] = [Date.parse(answer.created_at), Date.parse(answer.expires_at)];
    // A device's clock that is wrong gives nobody more time than there is for any order.
    const left = Math.min(to - now(), to - from);
    deadline.start(left);
    const picture = { status: 'loading' } as const;
    const rest = { check: 'idle', isLost: false, cancelling: null } as const;
    set({ stage: { status: 'waiting', order: answer, picture, endsAt: now() + left, ...rest } });
    poll.start();
    void onWait();
  }

  /** The stage that follows from the order as the server has it. `isOwn`: the person has done it here, and knows. */
  function showOrder(answer: Order, isOwn = false) {
    const wasWaiting = waiting() !== null;
    if (answer.status === 9) {
      end({ status: 'paid', order: answer, isNew: wasWaiting });
      if (!wasWaiting) return;
      // A notice outlives this page, which the person may be taken from now.
      host.notify('positive', context.strings.paid);
      getProps().onPaid(answer);
    } else if (answer.status === 7) {
      end({ status: 'closed', order: answer });
      if (wasWaiting && !isOwn) context.announce(context.strings.closed);
    } else if (wasWaiting && poll.isOn()) {
      context.patch({ order: answer });
    } else {
      wait(answer);
    }
  }

  const order = createLoad({
    ask: (call) => getProps().orders.detail(orderId, call),
    network: host.network,
    get: () => get().stage,
    set: (stage) => set({ stage }),
    onResult(answer, isRetried) {
      showOrder(answer);
      if (isRetried) set({ focus: { on: 'heading' } });
    },
    onError(error) {
      if (isMissing(error)) set({ stage: { status: 'missing' } });
      return isMissing(error);
    },
  });
  const poll = createStatusPoll(context, showOrder, end);

  deadline.subscribe(() => {
    // The server alone says that it is over.
    if (waiting() && deadline.remaining() === 0) poll.hurry();
  });

  return { order, poll, showOrder };
}

function createStatusPoll(
  { host, strings, getProps, orderId, announce, waiting, patch }: Context,
  showOrder: (order: Order) => void,
  end: (stage: PaymentStage) => void,
) {
  return createPollWhileSeen<Order | null>({
    scheduler: host.scheduler,
    async ask(signal) {
      const { orders } = getProps();
      const status = await orders.status(orderId, { signal });
      return status === 9 || status === 7 ? orders.detail(orderId, { signal }) : null;
    },
    delay: ({ failures }) => Math.min(every * 2 ** Math.max(0, failures - 1), seldom),
    onResult(order, isRequested) {
      if (order) return showOrder(order);
      const isBack = waiting()?.check === 'unreachable';
      patch({ isLost: false, ...(isRequested ? { check: 'not-yet' } : isBack && { check: 'idle' }) });
      if (isRequested) announce(strings.notYet);
    },
    onError(error, { failures, isRequested }) {
      if (isMissing(error)) return end({ status: 'missing' });
      patch({ isLost: failures >= lostAfter, ...(isRequested && { check: 'unreachable' }) });
      if (isRequested) announce(strings.unreachable);
      if (!isApiError(error)) throw error;
    },
  });
}

/** The picture that is scanned. The server gives the same one again as long as it is good. */
function createPicture({ host, getProps, orderId, waiting, patch }: Context) {
  const { run, stop } = createLatestCall();
  const shown = () => waiting()?.picture;

  async function load() {
    const picture = shown();
    if (picture?.status === 'failed') patch({ picture: { ...picture, isRetrying: true } });
    try {
      const answer = await run((call) => getProps().orders.payByWechat(orderId, call));
      if (answer) patch({ picture: { status: 'ready', image: answer.image, codeUrl: answer.code_url } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message = isRefused(error) ? error.message : null;
      patch({ picture: { status: 'failed', message, isRetrying: false } });
    }
  }

  return {
    load,
    stop,
    /** What the server has refused is not asked for again by itself. */
    wake: () => {
      const picture = shown();
      const isUnreached = picture?.status === 'failed' && picture.message === null;
      if (isUnreached && host.network.isOnline()) void load();
    },
  };
}

/** Returns the function that cancels after having asked. Whoever has paid meanwhile keeps what was bought. */
function createCancelling(context: Context, showOrder: (order: Order, isOwn: boolean) => void) {
  const { host, strings, getProps, orderId, lifetime, waiting, patch } = context;
  /** A refusal stays in the question, so that it can be answered again. */
  return async function confirmCancel() {
    if (waiting()?.cancelling?.isPending !== false) return;
    patch({ cancelling: { isPending: true, error: '' } });
    const signal = lifetime.signal();
    try {
      const order = await getProps().orders.cancel(orderId);
      if (signal.aborted) return;
      if (waiting()) showOrder(order, true);
      patch({ cancelling: null });
      if (order.status !== 7) return;
      host.notify('neutral', strings.cancelled);
      getProps().onCancelled(order);
    } catch (error) {
      const text = failureText(error, strings.notCancelled);
      if (!signal.aborted) patch({ cancelling: { isPending: false, error: text } });
    }
  };
}
