import { ApiError } from '@shuyuan/api-client';
import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../../testing/index.ts';
import { refusal, unplugged } from '../../testing/failures.fixtures.ts';
import { createOrdersBackend } from '../orders-backend.fixtures.ts';
import { fixtureNow, orderOf, paidOrder, scanPicture } from '../orders.fixtures.ts';
import { openPayment, orderId } from './open-payment.fixtures.ts';

const minute = 60_000;

describe('what is shown', () => {
  it('is the picture, the order, and the time until it closes', async () => {
    const { waiting, now } = await openPayment();
    expect(waiting().means).toEqual({
      status: 'ready',
      way: 'wechat',
      image: scanPicture.image,
      codeUrl: scanPicture.code_url,
    });
    expect(waiting().order.order_id).toBe(orderId);
    expect(waiting().endsAt - now()).toBe(14 * minute);
  });

  it('is the same picture after a reload', async () => {
    const first = await openPayment();
    first.stop();
    const { waiting, backend } = await openPayment({
      backend: first.backend,
      host: first.host.reload(),
    });
    expect(waiting().means).toMatchObject({ image: scanPicture.image });
    expect(backend.made()).toHaveLength(1);
  });

  it.each([
    ['paid', paidOrder(), { status: 'paid', isNew: false }],
    ['cancelled', orderOf(undefined, { status: 7 }), { status: 'closed' }],
  ])('is how it is when the order was %s before, and nobody is told', async (_, order, stage) => {
    const { state, told, backend, host } = await openPayment({ backend: createOrdersBackend({ order }) });
    expect(state().stage).toMatchObject(stage);
    await host.advance(10_000);
    expect(told).toEqual([]);
    expect(host.notices).toEqual([]);
    expect(backend.counted('payByWechat') + backend.counted('status')).toBe(0);
  });

  it('leads on from an order that was paid before, and to another from one that is closed', async () => {
    const paid = await openPayment({ backend: createOrdersBackend({ order: paidOrder() }) });
    paid.actions.goOn();
    expect(paid.told).toEqual(['paid 9']);
    const closed = await openPayment({
      backend: createOrdersBackend({ order: orderOf(undefined, { status: 7 }) }),
    });
    closed.actions.orderAgain();
    expect(closed.told).toEqual(['again 怎样读一首唐诗']);
  });

  it('goes on by itself when Alipay leads back to an order that it has been paid by', async () => {
    const order = { ...paidOrder(), payment_method: 'alipay' as const };
    const { told, state } = await openPayment({ backend: createOrdersBackend({ order }), way: 'alipay' });
    expect(told).toEqual(['paid 9']);
    expect(state().stage).toMatchObject({ status: 'paid', isNew: true });
  });

  it('is missing when there is no such order', async () => {
    const { state } = await openPayment({ backend: createOrdersBackend() });
    expect(state().stage).toEqual({ status: 'missing' });
  });

  it('comes by itself when the network is there again', async () => {
    const host = createTestHost({ user: testUser });
    await host.setOnline(false);
    const backend = createOrdersBackend({ order: orderOf() });
    backend.fail('detail', unplugged);
    backend.fail('payByWechat', unplugged);
    const { state, waiting } = await openPayment({ backend, host });
    expect(state().stage).toEqual({ status: 'failed', isOffline: true, isRetrying: false });
    await host.setOnline(true);
    await host.settle();
    expect(waiting().means).toEqual({ status: 'failed', message: null, isRetrying: false });
    await host.wake();
    await host.settle();
    expect(waiting().means.status).toBe('ready');
  });

  it('says why there is no picture in the server’s words, and takes one when it is asked again', async () => {
    const backend = createOrdersBackend({ order: orderOf() });
    backend.fail('payByWechat', () => refusal('支付服务暂时不可用'));
    const { waiting, actions, host } = await openPayment({ backend });
    expect(waiting().means).toMatchObject({ status: 'failed', message: '支付服务暂时不可用' });
    actions.loadMeans();
    expect(waiting().means).toMatchObject({ isRetrying: true });
    await host.settle();
    expect(waiting().means.status).toBe('ready');
  });

  it('copies the number of the order, and says when the browser refuses', async () => {
    const { actions, host } = await openPayment();
    actions.copyOrderId();
    await host.settle();
    expect(host.copied).toEqual([orderId]);
    host.clipboard.writeText = () => Promise.reject(new Error('refused'));
    actions.copyOrderId();
    await host.settle();
    expect(host.notices.map(({ text }) => text)).toEqual(['复制成功', '复制失败']);
  });
});

describe('asking whether it is paid', () => {
  it('goes on every two seconds, and tells once when the money has come', async () => {
    const { backend, host, told, state } = await openPayment();
    await host.advance(1999);
    expect(backend.counted('status')).toBe(0);
    await host.advance(1);
    expect(backend.counted('status')).toBe(1);
    backend.pay(orderId);
    await host.advance(2000);
    expect(state().stage).toMatchObject({ status: 'paid', isNew: true, order: { status: 9 } });
    await host.advance(10_000);
    await host.wake();
    expect(told).toEqual(['paid 9']);
    expect(host.notices).toEqual([{ tone: 'positive', text: '已成功支付' }]);
    expect(backend.counted('status')).toBe(2);
  });

  it('has one question on its way at a time', async () => {
    const { backend, host } = await openPayment();
    const release = backend.hold('status');
    await host.advance(10_000);
    await host.wake();
    expect(backend.counted('status')).toBe(1);
    release();
    await host.settle();
    await host.advance(2000);
    expect(backend.counted('status')).toBe(2);
  });

  it('rests while the page is hidden, and asks at once when it is seen', async () => {
    const host = createTestHost({ user: testUser });
    let hide = () => {};
    const { scheduler } = host;
    const hideable = {
      ...host,
      scheduler: {
        ...scheduler,
        onHide: (listener: () => void) => {
          hide = listener;
          return () => {};
        },
      },
    };
    const { backend, told } = await openPayment({ host: hideable });
    hide();
    await host.advance(60_000);
    expect(backend.counted('status')).toBe(0);
    backend.pay(orderId);
    await host.wake();
    await host.advance(0);
    expect(told).toEqual(['paid 9']);
  });

  it('is silent after the page is left', async () => {
    const { backend, host, stop, told } = await openPayment();
    const release = backend.hold('status');
    await host.advance(2000);
    stop();
    backend.pay(orderId);
    release();
    await host.advance(20_000);
    expect(told).toEqual([]);
    expect(backend.counted('status')).toBe(1);
  });

  it('goes on where it was stopped, as a strict React does', async () => {
    const { backend, host, stop, start, told } = await openPayment();
    stop();
    start();
    await host.settle();
    backend.pay(orderId);
    await host.advance(2000);
    expect(told).toEqual(['paid 9']);
  });

  it('asks ever more seldom while the server cannot be reached, says so, and goes on when it can', async () => {
    const { backend, host, waiting } = await openPayment();
    for (let failed = 0; failed < 6; failed += 1) backend.fail('status', unplugged);
    await host.advance(2000 + 2000);
    expect(waiting().isLost).toBe(false);
    await host.advance(4000);
    expect(waiting().isLost).toBe(true);
    expect(backend.counted('status')).toBe(3);
    await host.advance(8000 + 16_000 + 16_000);
    expect(backend.counted('status')).toBe(6);
    await host.advance(16_000);
    expect(waiting().isLost).toBe(false);
  });

  it('waits as long as the server wants', async () => {
    const { backend, host } = await openPayment();
    const tooOften = () =>
      new ApiError({ kind: 'business', code: 429, message: '太频繁', data: { retry_after: 30 } });
    backend.fail('status', tooOften);
    await host.advance(2000 + 29_000);
    expect(backend.counted('status')).toBe(1);
    await host.advance(1000);
    expect(backend.counted('status')).toBe(2);
  });
});

describe('已完成支付', () => {
  it('asks at once, and says that the money has not come', async () => {
    const { backend, host, actions, waiting, state } = await openPayment();
    actions.check();
    actions.check();
    expect(waiting().check).toBe('asking');
    await host.advance(0);
    expect(backend.counted('status')).toBe(1);
    expect(waiting().check).toBe('not-yet');
    expect(state().announcement.text).toBe('还没有收到付款，到账后这里会自动更新。');
  });

  it('does not take the answer to a question that may have left too early', async () => {
    const { backend, host, actions, waiting, told } = await openPayment();
    const release = backend.hold('status');
    await host.advance(2000);
    actions.check();
    release();
    await host.settle();
    expect(waiting().check).toBe('asking');
    backend.pay(orderId);
    await host.advance(0);
    expect(told).toEqual(['paid 9']);
  });

  it('says when it cannot be asked, until it can', async () => {
    const { backend, host, actions, waiting } = await openPayment();
    backend.fail('status', unplugged);
    actions.check();
    await host.advance(0);
    expect(waiting().check).toBe('unreachable');
    await host.advance(2000);
    expect(waiting().check).toBe('idle');
  });
});

describe('the end', () => {
  it('is shown when somebody cancels elsewhere, and nobody is led away', async () => {
    const { backend, host, status, state, told } = await openPayment();
    backend.close(orderId);
    await host.advance(2000);
    expect(status()).toBe('closed');
    expect(state().announcement.text).toBe('订单已取消');
    expect(told).toEqual([]);
  });

  it('comes from the server alone, whatever the device’s clock says', async () => {
    const host = createTestHost({ user: testUser, now: fixtureNow + 60 * minute });
    const { backend, waiting, status } = await openPayment({ host });
    expect(waiting().endsAt).toBeLessThanOrEqual(host.clock.now());
    await host.advance(2000);
    expect(status()).toBe('waiting');
    backend.close(orderId);
    await host.advance(2000);
    expect(status()).toBe('closed');
  });

  it('gives a device whose clock is slow no more time than any order has', async () => {
    const host = createTestHost({ user: testUser, now: fixtureNow - 60 * minute });
    const { waiting, now } = await openPayment({ host });
    expect(waiting().endsAt - now()).toBe(15 * minute);
  });

  it('is asked for at once when the time is over', async () => {
    const order = orderOf(undefined, { expires_at: new Date(fixtureNow + 2500).toISOString() });
    const { backend, host, status } = await openPayment({ backend: createOrdersBackend({ order }) });
    await host.advance(2000);
    backend.close(orderId);
    await host.advance(500);
    expect(status()).toBe('closed');
  });
});

describe('cancelling', () => {
  it('asks first, and then tells the page', async () => {
    const { backend, host, actions, told, status, waiting } = await openPayment();
    actions.cancel();
    actions.keep();
    expect(waiting().cancelling).toBeNull();
    actions.confirmCancel();
    expect(backend.counted('cancel')).toBe(0);
    actions.cancel();
    actions.confirmCancel();
    actions.keep();
    expect(waiting().cancelling).toEqual({ isPending: true, error: '' });
    await host.settle();
    expect(told).toEqual(['cancelled 7']);
    expect(host.notices).toEqual([{ tone: 'neutral', text: '已取消' }]);
    expect(status()).toBe('closed');
    await host.advance(10_000);
    expect(backend.counted('status')).toBe(0);
  });

  it('keeps what was bought when somebody has paid meanwhile', async () => {
    const { backend, host, actions, told } = await openPayment();
    actions.cancel();
    backend.pay(orderId);
    actions.confirmCancel();
    await host.settle();
    expect(told).toEqual(['paid 9']);
  });

  it('stays in the question when it was refused, or no answer came', async () => {
    const { backend, host, actions, waiting } = await openPayment();
    actions.cancel();
    backend.fail('cancel', () => refusal('操作太频繁，请稍后再试', 429));
    actions.confirmCancel();
    await host.settle();
    expect(waiting().cancelling).toEqual({ isPending: false, error: '操作太频繁，请稍后再试' });
    backend.fail('cancel', unplugged);
    actions.confirmCancel();
    await host.settle();
    expect(waiting().cancelling?.error).toMatch(/不能确定是否已经取消/);
  });

  it('tells the page too when the next question has seen it before its own answer', async () => {
    const { backend, host, actions, told, status } = await openPayment();
    const release = backend.hold('cancel');
    actions.cancel();
    actions.confirmCancel();
    backend.close(orderId);
    await host.advance(2000);
    expect(status()).toBe('closed');
    release();
    await host.settle();
    expect(told).toEqual(['cancelled 7']);
  });
});
