import { describe, expect, it } from 'vitest';
import { refusal, signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { manyOrders, ordersOfEveryState } from '../testing/orders.fixtures.ts';
import { openOrders } from './open-orders.fixtures.ts';
import { createOrderBackend } from './order-backend.fixtures.ts';

const [fresh, , bought] = ordersOfEveryState;

describe('what is shown', () => {
  it('is every order, the newest first, and those of one state when asked', async () => {
    const { actions, host, statuses, places, spoken } = await openOrders();
    expect(statuses()).toEqual([1, 5, 9, 7]);
    actions.chooseState('open');
    await host.settle();
    expect(statuses()).toEqual([1, 5]);
    expect(places).toEqual([{ tab: 'all', state: 'open', page: 1 }]);
    expect(spoken()).toBe('所有订单，待支付，共2个订单');
    actions.chooseState('cancelled');
    await host.settle();
    expect(statuses()).toEqual([7]);
  });

  it('begins where the address leads, and shows the last page where it leads too far', async () => {
    const backend = createOrderBackend(manyOrders(23));
    const { list } = await openOrders({ backend, place: { tab: 'all', state: 'paid', page: 9 } });
    expect(list()).toMatchObject({ page: 3, total: 23 });
    expect(list().rows).toHaveLength(3);
  });

  it('turns pages, and stays where it is when a page does not come', async () => {
    const backend = createOrderBackend(manyOrders(23));
    const { actions, list, places, state } = await openOrders({ backend });
    await actions.turnTo(2);
    expect(list().page).toBe(2);
    expect(state().focus).toEqual({ on: 'first-row' });
    backend.fail('mine', unplugged);
    await expect(actions.turnTo(3)).rejects.toMatchObject({ kind: 'network' });
    expect(list()).toMatchObject({ page: 2, isTurning: false });
    expect(places).toEqual([{ tab: 'all', state: 'all', page: 2 }]);
  });

  it('drops the answer to a question that was overtaken', async () => {
    const { actions, backend, host, statuses } = await openOrders();
    const release = backend.hold('mine');
    actions.chooseState('cancelled');
    const releaseNewer = backend.hold('mine');
    actions.chooseState('paid');
    releaseNewer();
    await host.settle();
    release();
    await host.settle();
    expect(statuses()).toEqual([9]);
  });

  it('says that it did not come, and comes by itself with the network', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createOrderBackend();
    backend.fail('mine', unplugged);
    await host.setOnline(false);
    const { state, statuses } = await openOrders({ host, backend });
    expect(state().list).toEqual({ status: 'failed', isOffline: true, isRetrying: false });
    await host.setOnline(true);
    await host.settle();
    expect(statuses()).toHaveLength(4);
    expect(state().focus).toEqual({ on: 'list' });
  });

  it('asks again when somebody comes back to the page', async () => {
    const { backend, host, statuses } = await openOrders();
    backend.change(fresh!.order_id, { status: 9 });
    await host.wake();
    await host.settle();
    expect(statuses()).toEqual([9, 5, 9, 7]);
  });
});

describe('time', () => {
  it('asks again when the first order has run out of time, and not before', async () => {
    const { backend, host, statuses } = await openOrders();
    backend.change(ordersOfEveryState[1]!.order_id, { status: 7 });
    await host.advance(3 * 60_000);
    expect(backend.counted('mine')).toBe(1);
    await host.advance(1000);
    await host.settle();
    expect(statuses()).toEqual([1, 7, 9, 7]);
    expect(backend.counted('mine')).toBe(2);
  });

  it('takes the page that is being turned away from nobody, and asks again when it is there', async () => {
    const backend = createOrderBackend([...ordersOfEveryState, ...manyOrders(23)]);
    const { actions, host, list, places } = await openOrders({ backend });
    const release = backend.hold('mine');
    const turned = actions.turnTo(2);
    await host.advance(3 * 60_000 + 1000);
    expect(backend.counted('mine')).toBe(2);
    release();
    await turned;
    await host.settle();
    expect(list()).toMatchObject({ page: 2, isTurning: false });
    expect(places).toEqual([{ tab: 'all', state: 'all', page: 2 }]);
    expect(backend.counted('mine')).toBe(3);
  });

  it('asks again also when the page that is being turned does not come', async () => {
    const backend = createOrderBackend([...ordersOfEveryState, ...manyOrders(23)]);
    const { actions, host, list } = await openOrders({ backend });
    const release = backend.hold('mine');
    const turned = actions.turnTo(2);
    backend.fail('mine', unplugged);
    await host.advance(3 * 60_000 + 1000);
    release();
    await expect(turned).rejects.toMatchObject({ kind: 'network' });
    await host.settle();
    expect(list()).toMatchObject({ page: 1, isTurning: false });
    expect(backend.counted('mine')).toBe(3);
  });

  it('waits for nobody who has left', async () => {
    const { backend, host, stop } = await openOrders();
    stop();
    await host.advance(60 * 60_000);
    expect(backend.counted('mine')).toBe(1);
  });
});

describe('cancelling', () => {
  it('asks first, cancels once, and says so', async () => {
    const { actions, backend, host, state, statuses, spoken } = await openOrders();
    actions.cancel(fresh!);
    expect(state().cancelling).toMatchObject({ order: fresh, isPending: false });
    expect(backend.counted('cancel')).toBe(0);
    actions.confirmCancel();
    actions.confirmCancel();
    await host.settle();
    expect(state().cancelling).toBeNull();
    expect(statuses()).toEqual([7, 5, 9, 7]);
    expect(spoken()).toBe('已取消订单：慢慢读，才读得远');
    expect(state().focus).toEqual({ on: 'list' });
    expect(backend.counted('cancel')).toBe(1);
  });

  it('takes it out of the orders that wait to be paid', async () => {
    const { actions, host, statuses } = await openOrders({ place: { tab: 'all', state: 'open', page: 1 } });
    actions.cancel(fresh!);
    actions.confirmCancel();
    await host.settle();
    expect(statuses()).toEqual([5]);
  });

  it('is thought better of', async () => {
    const { actions, backend, state } = await openOrders();
    actions.cancel(fresh!);
    actions.keepOrder();
    expect(state().cancelling).toBeNull();
    actions.confirmCancel();
    expect(backend.counted('cancel')).toBe(0);
  });

  it('cannot be taken back while it is on its way', async () => {
    const { actions, backend, host, state } = await openOrders();
    const release = backend.hold('cancel');
    actions.cancel(fresh!);
    actions.confirmCancel();
    actions.keepOrder();
    expect(state().cancelling).toMatchObject({ isPending: true });
    release();
    await host.settle();
    expect(state().cancelling).toBeNull();
  });

  it('says that the order was paid meanwhile', async () => {
    const { actions, backend, host, statuses } = await openOrders();
    actions.cancel(fresh!);
    backend.change(fresh!.order_id, { status: 9 });
    actions.confirmCancel();
    await host.settle();
    expect(statuses()).toEqual([9, 5, 9, 7]);
    expect(host.notices).toEqual([{ tone: 'neutral', text: '这个订单刚刚支付成功，没有取消' }]);
  });

  it.each([
    ['refused', () => refusal('订单状态错误'), '订单状态错误'],
    ['not answered', unplugged, '没有收到答复，不能确定是否已经取消。请检查网络后重试。'],
    // What the host says by itself.
    ['asked by nobody any more', signedOut, ''],
  ])('keeps the question when it is %s', async (_, error, words) => {
    const { actions, backend, host, state, statuses } = await openOrders();
    backend.fail('cancel', error);
    actions.cancel(fresh!);
    actions.confirmCancel();
    await host.settle();
    expect(state().cancelling).toEqual({ order: fresh, isPending: false, error: words });
    expect(statuses()).toEqual([1, 5, 9, 7]);
  });
});

describe('what leads elsewhere', () => {
  it('is paying', async () => {
    const { actions, paying } = await openOrders();
    actions.pay(fresh!);
    expect(paying).toEqual([fresh]);
  });

  it('copies the number, and says when the browser refuses', async () => {
    const { actions, host } = await openOrders();
    actions.copyNumber(bought!);
    await host.settle();
    expect(host.copied).toEqual([bought!.order_id]);
    expect(host.notices).toEqual([{ tone: 'positive', text: '复制成功' }]);
    host.clipboard.writeText = () => Promise.reject(new Error('refused'));
    actions.copyNumber(bought!);
    await host.settle();
    expect(host.notices.at(-1)).toEqual({ tone: 'critical', text: '复制失败' });
  });
});
