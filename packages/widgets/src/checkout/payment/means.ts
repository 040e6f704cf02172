import { isApiError, type Order, type OrdersApi } from '@shuyuan/api-client';
import { createLatestCall } from '../../async/latest-call.ts';
import { isRefused } from '../../async/refusals.ts';
import type { PaymentContext } from './payment.store.ts';
import type { Means, WayOfPaying } from './payment.state.ts';

type Call = { signal: AbortSignal };
type Orders = Pick<OrdersApi, 'payByWechat' | 'payByAlipay' | 'payByHand'>;

/** Hands the order over to a way of paying. The server gives the same means again as long as they are good. */
const handOver: Record<WayOfPaying, (orders: Orders, orderId: string, call: Call) => Promise<Means>> = {
  async wechat(orders, orderId, call) {
    const { image, code_url: codeUrl } = await orders.payByWechat(orderId, call);
    return { way: 'wechat', image, codeUrl };
  },
  async alipay(orders, orderId, call) {
    const { page_url: pageUrl } = await orders.payByAlipay(orderId, call);
    return { way: 'alipay', pageUrl };
  },
  async handPay(orders, orderId, call) {
    const { text } = await orders.payByHand(orderId, call);
    return { way: 'handPay', text };
  },
};

/**
 * What the order is paid with, as the chosen way has it. `onHanded`: the order has gone that way by now, and has the time of
 * that way.
 */
export function createMeans(context: PaymentContext, onHanded: (order: Order) => void) {
  const { host, getProps, orderId, waiting, patch } = context;
  const { run, stop } = createLatestCall();

  async function handedOver(way: WayOfPaying, before: Order, call: Call) {
    const { orders } = getProps();
    const means = await handOver[way](orders, orderId, call);
    if (before.payment_method === way) return { means, order: before };
    // A transfer has days where a service has minutes: only then does it have another time.
    const hasOtherTime = way === 'handPay' || before.payment_method === 'handPay';
    const order = hasOtherTime
      ? await orders.detail(orderId, call)
      : { ...before, status: 5 as const, payment_method: way };
    return { means, order };
  }

  async function load() {
    const { way = null, means: before, order } = waiting() ?? {};
    if (way === null || !order) return;
    patch({
      means: before?.status === 'failed' ? { ...before, isRetrying: true } : { status: 'loading' },
    });
    try {
      const answer = await run((call) => handedOver(way, order, call));
      if (!answer || !waiting()) return;
      if (answer.order !== order) onHanded(answer.order);
      const { means } = answer;
      patch({ means: { status: 'ready', ...means } });
      if (means.way === 'alipay') host.leaveFor(means.pageUrl);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message = isRefused(error) ? error.message : null;
      patch({ means: { status: 'failed', message, isRetrying: false } });
    }
  }

  /** A page is gone to when the person wants it; anything else is shown at once. */
  function show() {
    stop();
    if (waiting()?.way === 'alipay') patch({ means: { status: 'idle' } });
    else void load();
  }

  return {
    load: () => void load(),
    show,
    stop,
    choose: (way: WayOfPaying) => {
      if (!waiting() || waiting()?.way === way) return;
      patch({ way, check: 'idle' });
      show();
    },
    /** What the server has refused is not asked for again by itself. */
    wake: () => {
      const { way, means } = waiting() ?? {};
      const isUnreached = means?.status === 'failed' && means.message === null;
      if (isUnreached && way !== 'alipay' && host.network.isOnline()) void load();
    },
  };
}
