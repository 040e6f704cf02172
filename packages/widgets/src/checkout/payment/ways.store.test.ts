import { describe, expect, it } from 'vitest';
import { refusal, unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { createOrdersBackend } from '../orders-backend.fixtures.ts';
import { allWays, articleGoods, orderOf, servicePage, transferText } from '../orders.fixtures.ts';
import { openPayment, orderId } from './open-payment.fixtures.ts';
import type { WayOfPaying } from './payment.state.ts';

const gone = (way: WayOfPaying) => orderOf(articleGoods, { status: 5, payment_method: way });
const open = (way?: WayOfPaying, order = orderOf()) =>
  openPayment({ way, backend: createOrdersBackend({ order, ways: allWays }) });
const handedOver = ({ backend }: Awaited<ReturnType<typeof open>>) =>
  (['payByWechat', 'payByAlipay', 'payByHand'] as const).map((name) => backend.counted(name));
const day = 24 * 60 * 60_000;

describe('the way that is shown', () => {
  it.each<[string, WayOfPaying | undefined, ReturnType<typeof orderOf>, WayOfPaying]>([
    ['the first, where none was chosen', undefined, orderOf(), 'wechat'],
    ['the one that was chosen with the order', 'handPay', orderOf(), 'handPay'],
    ['the one that the order has gone, after a reload', undefined, gone('handPay'), 'handPay'],
    ['the one that the order has gone, whatever the address says', 'wechat', gone('alipay'), 'alipay'],
  ])('is %s', async (_, wanted, order, way) => {
    const { waiting } = await open(wanted, order);
    expect(waiting()).toMatchObject({ way, ways: allWays });
  });

  it('is the first when the one that was chosen is not offered any more, and none where none is', async () => {
    const backend = createOrdersBackend({ order: gone('alipay'), ways: allWays.slice(0, 1) });
    expect((await openPayment({ backend })).waiting().way).toBe('wechat');
    const none = await openPayment({ backend: createOrdersBackend({ order: orderOf(), ways: [] }) });
    expect(none.waiting()).toMatchObject({ way: null, means: { status: 'idle' } });
    none.backend.pay(orderId);
    await none.host.advance(2000);
    expect(none.told).toEqual(['paid 9']);
  });
});

describe('the page of Alipay', () => {
  it('is gone to at once by who has just chosen it', async () => {
    const payment = await open('alipay');
    expect(payment.host.left).toEqual([servicePage.page_url]);
    expect(payment.waiting()).toMatchObject({ order: { status: 5, payment_method: 'alipay' } });
  });

  it('is not gone to by itself by who comes back from it, and waits for the money', async () => {
    const payment = await open('alipay', gone('alipay'));
    expect([payment.host.left, handedOver(payment)]).toEqual([[], [0, 0, 0]]);
    payment.backend.pay(orderId);
    await payment.host.advance(2000);
    expect(payment.told).toEqual(['paid 9']);
  });

  it('MO-03: opens again for the same order when nothing was paid', async () => {
    const { actions, host, backend } = await open('alipay', gone('alipay'));
    actions.check();
    await host.advance(0);
    actions.loadMeans();
    await host.settle();
    expect(host.left).toEqual([servicePage.page_url]);
    expect(backend.made()).toHaveLength(1);
  });

  it('says when it does not open, in the server’s words where there are any, and opens then', async () => {
    const backend = createOrdersBackend({ order: gone('alipay'), ways: allWays });
    const { actions, host, waiting } = await openPayment({ backend });
    backend.fail('payByAlipay', () => refusal('支付服务暂时不可用'));
    actions.loadMeans();
    await host.settle();
    expect(waiting().means).toMatchObject({ status: 'failed', message: '支付服务暂时不可用' });
    backend.fail('payByAlipay', unplugged);
    actions.loadMeans();
    await host.settle();
    expect(waiting().means).toMatchObject({ status: 'failed', message: null });
    await host.wake();
    expect(host.left).toEqual([]);
    actions.loadMeans();
    await host.settle();
    expect(host.left).toHaveLength(1);
  });
});

describe('a transfer', () => {
  it('says where it goes, and has the time that the server gives it', async () => {
    const { waiting, now } = await open('handPay');
    expect(waiting().means).toEqual({ status: 'ready', way: 'handPay', ...transferText });
    expect(waiting().endsAt - now()).toBe(3 * day - 60_000);
  });

  it('says so again after a reload, and turns when the console completes it', async () => {
    const first = await open('handPay');
    first.stop();
    const { waiting, backend, host, told } = await openPayment({
      backend: first.backend,
      host: first.host.reload(),
    });
    expect(waiting()).toMatchObject({ way: 'handPay', means: { status: 'ready' } });
    await host.advance(60 * 60_000);
    expect(waiting().status).toBe('waiting');
    backend.pay(orderId);
    await host.advance(2000);
    expect(told).toEqual(['paid 9']);
  });

  it('is said not to have been seen yet', async () => {
    const { actions, host, state, waiting } = await open('handPay');
    actions.check();
    await host.advance(0);
    expect(waiting().check).toBe('not-yet');
    expect(state().announcement.text).toBe('还没有确认到账，学校核对后这里会自动更新。');
  });

  it('comes by itself when there is a network again', async () => {
    const backend = createOrdersBackend({ order: orderOf(), ways: allWays });
    backend.fail('payByHand', unplugged);
    const { host, waiting } = await openPayment({ way: 'handPay', backend });
    expect(waiting().means.status).toBe('failed');
    await host.wake();
    await host.settle();
    expect(waiting().means.status).toBe('ready');
  });
});

describe('turning to another way', () => {
  it('hands the same order over to that one, with its time', async () => {
    const payment = await open();
    const { actions, host, waiting, now } = payment;
    actions.choose('handPay');
    await host.settle();
    expect(waiting().endsAt - now()).toBeGreaterThan(2 * day);
    actions.choose('wechat');
    await host.settle();
    expect(waiting().means).toMatchObject({ status: 'ready', way: 'wechat' });
    expect(waiting().endsAt - now()).toBe(14 * 60_000);
    expect(payment.backend.made()).toHaveLength(1);
  });

  it('leaves for no page before that is wanted', async () => {
    const payment = await open();
    payment.actions.choose('alipay');
    await payment.host.settle();
    expect(payment.waiting().means).toEqual({ status: 'idle' });
    expect([payment.host.left, handedOver(payment)]).toEqual([[], [1, 0, 0]]);
  });

  it('does not show what was asked for before', async () => {
    const { backend, actions, host, waiting } = await open();
    const release = backend.hold('payByHand');
    actions.choose('handPay');
    actions.choose('wechat');
    await host.settle();
    release();
    await host.settle();
    expect(waiting()).toMatchObject({ way: 'wechat', means: { way: 'wechat' } });
  });
});

it('MO-05: money for a cancelled order is never said to have paid it', async () => {
  const refund = { status: 5 as const, amount: 1900, is_decided: true };
  const order = orderOf(articleGoods, { status: 7, closed_at: orderOf().created_at, refund });
  const { host, told, state } = await openPayment({
    backend: createOrdersBackend({ order }),
    host: createTestHost({ user: testUser }),
  });
  await host.advance(10_000);
  expect(state().stage.status).toBe('closed');
  expect([told, host.notices]).toEqual([[], []]);
});
