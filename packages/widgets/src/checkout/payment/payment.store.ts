import { isApiError, type Order, type PaymentWay } from '@shuyuan/api-client';
import { copyText } from '../../async/copy-text.ts';
import { createLoad } from '../../async/load.ts';
import { createPollWhileSeen } from '../../async/poll-while-seen.ts';
import { isMissing } from '../../async/refusals.ts';
import { createDeadline } from '../../deadline/deadline.ts';
import { noAnnouncement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import { closedText } from '../closed-order.ts';
import { createCancelling } from './cancelling.ts';
import { createMeans } from './means.ts';
import type { OrderPaymentProps } from './order-payment.tsx';
import type { PaymentStage, PaymentState, Waiting, WayOfPaying } from './payment.state.ts';
import type { OrderPaymentStrings } from './payment.strings.ts';

/** Milliseconds from an answer to the next question, and at most when questions fail. */
const [every, seldom] = [2000, 16_000];

/** So many failures in a row are said. */
const lostAfter = 3;

type Deps = StoreDeps<OrderPaymentProps, OrderPaymentStrings>;
/** What the parts of these rules share. */
export type PaymentContext = ReturnType<typeof createContext>;

/**
 * Paying one order in one of the ways that are offered. The server alone moves it from stage to stage, loading → waiting → paid or closed;
 * `createStages` has each of its answers end in `showOrder`.
 */
export function createPaymentStore(deps: Deps) {
  const { host, strings, getProps } = deps;
  const context = createContext(deps);
  const { store, get, lifetime, deadline, orderId, waiting, patch } = context;
  const means = createMeans(context, context.keepTime);
  const { order, poll, showOrder } = createStages(context, means);
  const confirmCancel = createCancelling(context, (answer) => showOrder(answer, { isOwn: true }));

  return {
    ...store,
    actions: {
      load: () => void order.load(),
      /** Asks for what the order is paid with, or goes to the page where it is paid. */
      loadMeans: means.load,
      choose: means.choose,
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
    /** Shows the order and, while it can be paid, how; and what did not come once there is a network. */
    start() {
      const stopWaking = host.scheduler.onWake(() => {
        order.wake();
        means.wake();
      });
      const stop = lifetime.start(stopWaking, poll.open(), order.stop, deadline.dispose, means.stop);
      void order.load();
      return stop;
    },
  };
}

function createContext(deps: Deps) {
  const first: PaymentState = { stage: { status: 'loading' }, focus: null, announcement: noAnnouncement };
  const context = createStoreContext(deps, first);
  const { get, set } = context;
  const deadline = createDeadline(deps.host);
  const waiting = () => {
    const { stage } = get();
    return stage.status === 'waiting' ? stage : null;
  };
  const patch = (part: Partial<Waiting>) => {
    const stage = waiting();
    if (stage) set({ stage: { ...stage, ...part } });
  };
  /** Starts the time of an order, and answers when it ends. */
  function beginTime({ created_at: created, expires_at: expires }: Order): number {
    const { now } = deps.host.clock;
    const [from, to] = [Date.parse(created), Date.parse(expires)];
    // A device's clock that is wrong gives nobody more time than there is for any order.
    const left = Math.min(to - now(), to - from);
    deadline.start(left);
    return now() + left;
  }
  return {
    ...context,
    orderId: deps.getProps().orderId,
    /** How long the order can be paid. */
    deadline,
    waiting,
    patch,
    beginTime,
    /** Takes over an order that is still to be paid, and its time. */
    keepTime: (order: Order) => patch({ order, endsAt: beginTime(order) }),
  };
}

/** How far the order has come: asked once, and again and again while it can be paid. */
function createStages(context: PaymentContext, means: ReturnType<typeof createMeans>) {
  const { host, getProps, orderId, get, set, deadline, waiting } = context;

  function end(stage: PaymentStage) {
    const wasWaiting = waiting() !== null;
    set({ stage });
    poll.stop();
    deadline.reset();
    if (wasWaiting) set({ focus: { on: 'heading' } });
  }

  function wait(answer: Order, ways: readonly PaymentWay[]) {
    const { way: wanted } = getProps();
    const way = wayOf(answer, ways, wanted);
    const rest = { check: 'idle', isLost: false, cancelling: null } as const;
    const endsAt = context.beginTime(answer);
    set({
      stage: { status: 'waiting', order: answer, ways, way, means: { status: 'idle' }, endsAt, ...rest },
    });
    poll.start();
    // Who has just chosen the page goes there; who comes back from it has been there.
    if (way === 'alipay' && wanted === way && answer.payment_method === '') means.load();
    else means.show();
  }

  /** The stage that follows from the order as the server has it. */
  function showOrder(answer: Order, { isOwn = false, ways = waiting()?.ways ?? [] }: Shown = {}) {
    const wasWaiting = waiting() !== null;
    if (answer.status === 9) {
      // Alipay leads back to this page by the address that names it: who comes so has just paid there.
      const isBack = getProps().way === 'alipay' && answer.payment_method === 'alipay';
      const isNew = wasWaiting || isBack;
      end({ status: 'paid', order: answer, isNew });
      if (!isNew) return;
      // A notice outlives this page, which the person may be taken from now.
      host.notify('positive', context.strings.paid);
      getProps().onPaid(answer);
    } else if (answer.status === 7) {
      end({ status: 'closed', order: answer });
      if (wasWaiting && !isOwn) context.announce(closedText(answer, context.strings).title);
    } else if (wasWaiting && poll.isOn()) {
      context.keepTime(answer);
    } else {
      wait(answer, ways);
    }
  }

  const order = createLoad({
    ask: (call) => {
      const { orders } = getProps();
      return Promise.all([orders.detail(orderId, call), orders.payments(call)]);
    },
    network: host.network,
    get: () => get().stage,
    set: (stage) => set({ stage }),
    onResult([answer, ways], isRetried) {
      showOrder(answer, { ways });
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

interface Shown {
  /** The person has done it here, and knows. */
  isOwn?: boolean;
  ways?: readonly PaymentWay[];
}

/** The way that the order has gone, else the one that was wanted, else the first; null where none is offered. */
function wayOf(
  { payment_method: gone }: Order,
  ways: readonly PaymentWay[],
  wanted: WayOfPaying | undefined,
): WayOfPaying | null {
  const preferred = gone === '' ? wanted : gone;
  return (ways.find(({ sign }) => sign === preferred) ?? ways[0])?.sign ?? null;
}

function createStatusPoll(
  { host, strings, getProps, orderId, announce, waiting, patch }: PaymentContext,
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
      if (isRequested) announce(waiting()?.way === 'handPay' ? strings.transferNotYet : strings.notYet);
    },
    onError(error, { failures, isRequested }) {
      if (isMissing(error)) return end({ status: 'missing' });
      patch({ isLost: failures >= lostAfter, ...(isRequested && { check: 'unreachable' }) });
      if (isRequested) announce(strings.unreachable);
      if (!isApiError(error)) throw error;
    },
  });
}
