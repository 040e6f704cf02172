import { ApiError } from '@shuyuan/api-client';
import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../../testing/index.ts';
import { refusal, signedOut, unplugged } from '../../testing/failures.fixtures.ts';
import { createOrdersBackend, type OrdersBackend } from '../orders-backend.fixtures.ts';
import { allWays, articleGoods, orderOf } from '../orders.fixtures.ts';
import { createCashierStore } from './cashier.store.ts';
import { cashierStrings } from './cashier.strings.ts';
import type { CashierProps } from './cashier.tsx';

const strings = cashierStrings['zh-CN'];

async function openCashier(backend: OrdersBackend = createOrdersBackend(), isOnline = true) {
  const host = createTestHost({ user: testUser });
  await host.setOnline(isOnline);
  const { goods_type, goods_id } = articleGoods;
  const told: string[] = [];
  const props: CashierProps = {
    orders: backend.orders,
    goods: { goods_type, goods_id },
    onOrdered: ({ order_id: id }, way) =>
      void told.push(way === 'handPay' ? `ordered ${id} by hand` : `ordered ${id}`),
    onOwned: (goods) => void told.push(`owned ${goods.goods_type} ${goods.goods_id}`),
  };
  const store = createCashierStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  return {
    backend,
    host,
    stop,
    told,
    actions: store.actions,
    state: store.getState,
    ready: () => {
      const { offer } = store.getState();
      if (offer.status !== 'ready') throw new Error(`The offer is ${offer.status}.`);
      return offer;
    },
    submit: async () => {
      store.actions.submit();
      await host.settle();
    },
    keys: () =>
      backend.calls
        .filter(({ name }) => name === 'create')
        .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey),
  };
}

describe('what is offered', () => {
  it('is the thing at the server’s price, the first way of paying chosen', async () => {
    const { ready } = await openCashier();
    expect(ready()).toMatchObject({ offer: { goods: articleGoods }, way: 'wechat', error: '' });
  });

  it('is told to be missing when it is not sold', async () => {
    const { state } = await openCashier(createOrdersBackend({ sold: [] }));
    expect(state().offer).toEqual({ status: 'missing' });
  });

  it.each([
    ['the server does not answer', unplugged],
    ['the session is over', signedOut],
  ])('fails when %s, and can be asked for again', async (_, failure) => {
    const backend = createOrdersBackend();
    backend.fail('payments', failure);
    const { actions, host, state, ready } = await openCashier(backend);
    expect(state().offer).toEqual({ status: 'failed', isOffline: false, isRetrying: false });
    actions.load();
    expect(state().offer).toMatchObject({ isRetrying: true });
    await host.settle();
    expect(ready().offer.goods).toEqual(articleGoods);
    expect(state().focus).toEqual({ on: 'heading' });
  });

  it('comes by itself when the network is there again', async () => {
    const backend = createOrdersBackend();
    backend.fail('goods', unplugged);
    const { host, state, ready } = await openCashier(backend, false);
    expect(state().offer).toMatchObject({ status: 'failed', isOffline: true });
    await host.wake();
    expect(backend.counted('goods')).toBe(1);
    await host.setOnline(true);
    await host.settle();
    expect(ready().ways).toHaveLength(1);
  });

  it('leads to the thing that the person has already', async () => {
    const backend = createOrdersBackend();
    backend.give(articleGoods);
    const { ready, actions, told } = await openCashier(backend);
    expect(ready().offer.is_owned).toBe(true);
    actions.openOwned();
    expect(told).toEqual(['owned article 7']);
  });
});

describe('placing the order', () => {
  it('tells of it once, however often it is pressed', async () => {
    const { backend, submit, told, actions, ready } = await openCashier();
    const release = backend.hold('create');
    await submit();
    actions.submit();
    expect(ready().isOrdering).toBe(true);
    release();
    await submit();
    expect(told).toEqual([`ordered ${backend.made()[0]?.order_id}`]);
    expect(backend.counted('create')).toBe(1);
  });

  it('asks for a way of paying where none is offered', async () => {
    const { submit, ready, backend } = await openCashier(createOrdersBackend({ ways: [] }));
    await submit();
    expect(ready().problem).toBe('请选择支付方式');
    expect(backend.counted('create')).toBe(0);
  });

  it('sends the same key again until an answer came, so that there is one order', async () => {
    const { backend, submit, ready, keys, told } = await openCashier();
    backend.loseAnswer('create');
    await submit();
    expect(ready()).toMatchObject({ isOrdering: false, error: strings.notOrdered });
    backend.fail('create', () => refusal('服务器开小差了', 500));
    await submit();
    expect(ready().error).toBe('服务器开小差了');
    await submit();
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(3);
    expect(backend.made()).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  it('takes another key after the server has refused, and looks at what is offered now', async () => {
    const { backend, submit, ready, keys, state } = await openCashier();
    backend.fail('create', () => refusal('当前文章无法购买'));
    await submit();
    expect(ready().error).toBe('当前文章无法购买');
    expect(backend.counted('goods')).toBe(2);
    await submit();
    expect(new Set(keys()).size).toBe(2);
    backend.give(articleGoods);
    await submit();
    expect(state().offer).toMatchObject({ offer: { is_owned: true } });
  });

  it('is silent about a session that is over, which the host speaks of', async () => {
    const { backend, submit, ready } = await openCashier();
    backend.fail('create', signedOut);
    await submit();
    expect(ready()).toMatchObject({ error: '', isOrdering: false });
  });

  it('tells nothing of an order that comes after the cashier was left', async () => {
    const { backend, host, actions, stop, told } = await openCashier();
    const release = backend.hold('create');
    actions.submit();
    stop();
    release();
    await host.settle();
    expect(backend.made()).toHaveLength(1);
    expect(told).toEqual([]);
  });
});

describe('an order that waits', () => {
  it('is gone on with, and no other is made', async () => {
    const order = orderOf();
    const { backend, submit, told } = await openCashier(createOrdersBackend({ order }));
    await submit();
    expect(told).toEqual([`ordered ${order.order_id}`]);
    expect(backend.counted('create')).toBe(0);
  });

  it('is asked after when the page is seen after its time', async () => {
    const order = orderOf();
    const { backend, host, ready } = await openCashier(createOrdersBackend({ order }));
    await host.wake();
    expect(backend.counted('goods')).toBe(1);
    backend.close(order.order_id);
    await host.advance(14 * 60_000);
    await host.wake();
    await host.settle();
    expect(ready().offer.open_order).toBeNull();
  });
});

it('offers every way of paying, and tells the page which was chosen', async () => {
  const { actions, submit, ready, told, backend } = await openCashier(createOrdersBackend({ ways: allWays }));
  expect(ready()).toMatchObject({ ways: allWays, way: 'wechat' });
  actions.choose('handPay');
  await submit();
  expect(told).toEqual([`ordered ${backend.made()[0]?.order_id} by hand`]);
});

describe('MO-01: what has become dearer since it was shown', () => {
  const line = (kind: 'price' | 'promo_code' | 'to_pay', amount: number) => ({ kind, amount });
  const dearer = (data: object) => () =>
    new ApiError({
      kind: 'business',
      code: 1,
      message: '价格有变动',
      data: { total: 19, charge: 25, ...data },
    });
  const shown = [line('price', 19), line('to_pay', 19)];
  const now = [line('price', 25), line('to_pay', 25)];

  it('is told with both, and ordered at the price of now only when the person says so again', async () => {
    const { backend, submit, ready, told } = await openCashier();
    backend.fail('create', dearer({ lines: now }));
    await submit();
    expect(ready()).toMatchObject({ change: { shown, now }, error: '价格有变动' });
    expect([told, backend.counted('goods')]).toEqual([[], 2]);
    await submit();
    expect(told).toHaveLength(1);
  });

  it('is told with the sum alone where the server says no more', async () => {
    const { backend, submit, ready } = await openCashier();
    backend.fail('create', dearer({}));
    await submit();
    expect(ready().change).toEqual({ shown, now: [line('to_pay', 25)] });
  });

  it('is nothing that another refusal speaks of, which takes its place', async () => {
    const { backend, submit, ready } = await openCashier();
    backend.fail('create', dearer({ lines: now }));
    await submit();
    backend.fail('create', () => refusal('优惠码 SPRING10 无效，请重新输入'));
    await submit();
    expect(ready()).toMatchObject({ change: null, error: '优惠码 SPRING10 无效，请重新输入' });
  });
});
