import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/index.ts';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { OrderReceipt, type OrderReceiptProps } from '../index.ts';
import { createOrdersBackend, type OrdersBackend } from '../orders-backend.fixtures.ts';
import { membershipGoods, orderOf, paidOrder } from '../orders.fixtures.ts';

const { order_id: orderId } = orderOf();

interface Scene extends Partial<OrderReceiptProps> {
  host?: ReturnType<typeof createTestHost>;
  backend?: OrdersBackend;
}

async function show({
  host = createTestHost({ user: testUser }),
  backend = createOrdersBackend({ order: paidOrder() }),
  ...props
}: Scene = {}) {
  const told: string[] = [];
  render(
    <HostProvider host={host}>
      <OrderReceipt
        orders={backend.orders}
        orderId={orderId}
        onOpenGoods={({ goods_name: name }) => void told.push(`open ${name}`)}
        onOpenOrders={() => void told.push('orders')}
        onPay={({ status }) => void told.push(`pay ${status}`)}
        onOrderAgain={({ goods_name: name }) => void told.push(`again ${name}`)}
        {...props}
      />
    </HostProvider>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    told,
    settle,
    press: async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
  };
}

it('says what was paid and for what, and leads there, to the orders, and on', async () => {
  const { press, told } = await show({ actions: <a href="/">返回首页</a> });
  screen.getByRole('heading', { level: 2, name: '支付成功！' });
  expect(screen.getByText('实付款：').textContent).toBe('实付款：19元¥19');
  screen.getByText('怎样读一首唐诗');
  screen.getByText(orderId);
  await press('开始阅读');
  await press('查看订单');
  expect(told).toEqual(['open 怎样读一首唐诗', 'orders']);
  screen.getByRole('link', { name: '返回首页' });
});

it('leads to the membership that was bought', async () => {
  const { press, told } = await show({ backend: createOrdersBackend({ order: paidOrder(membershipGoods) }) });
  await press('会员中心');
  expect(told).toEqual(['open 年度会员']);
});

it('says honestly that the money has not come, until it has', async () => {
  const { press, told, backend, host, settle } = await show({
    backend: createOrdersBackend({ order: orderOf() }),
  });
  screen.getByRole('heading', { name: '还没有收到付款' });
  expect(screen.queryByText(/支付成功/)).toBeNull();
  await press('去支付');
  expect(told).toEqual(['pay 1']);
  backend.pay(orderId);
  await act(() => host.wake());
  await settle();
  screen.getByRole('heading', { name: '支付成功！' });
});

it('says that an order is closed, and offers the thing again', async () => {
  const { press, told } = await show({
    backend: createOrdersBackend({ order: orderOf(undefined, { status: 7 }) }),
  });
  screen.getByRole('heading', { name: '订单已关闭' });
  await press('重新下单');
  expect(told).toEqual(['again 怎样读一首唐诗']);
});

it('has no button for what the page knows no way to', async () => {
  const none = { onOpenGoods: undefined, onOpenOrders: undefined } as unknown as Partial<OrderReceiptProps>;
  await show(none);
  screen.getByRole('heading', { name: '支付成功！' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('is asked for again when it did not come, and by itself when the network is back', async () => {
  const backend = createOrdersBackend({ order: paidOrder() });
  const onStateChange = vi.fn<NonNullable<OrderReceiptProps['onStateChange']>>();
  const host = createTestHost({ user: testUser });
  for (let times = 0; times < 2; times += 1) backend.fail('detail', unplugged);
  const { press, settle } = await show({ backend, host, onStateChange });
  expect(screen.getByRole('alert').textContent).toBe('支付结果没有加载出来');
  expect(onStateChange.mock.lastCall?.[0].status).toBe('failed');
  await press('重试');
  screen.getByRole('alert');
  await act(() => host.setOnline(true));
  await settle();
  expect(onStateChange.mock.lastCall?.[0]).toEqual({ status: 'ready', order: paidOrder() });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '支付成功！' }));
});

it('says that there is no such order, and asks visitors to sign in', async () => {
  const { host } = await show({ backend: createOrdersBackend() });
  screen.getByText('没有找到这个订单');
  act(() => host.setUser(null));
  expect(screen.getByText('登录后查看支付结果')).toBeTruthy();
});

it('speaks English, and the words of the page', async () => {
  const host = createTestHost({ user: testUser, locale: 'en' });
  await show({ host, level: 1, strings: { openOrders: 'My orders' } });
  screen.getByRole('heading', { level: 1, name: 'Payment received' });
  expect(screen.getByRole('button', { name: 'My orders' })).toBeTruthy();
});

it('MO-05: says that the money of a cancelled order has gone back, and never that it is paid', async () => {
  const refund = { status: 5 as const, amount: 1900, is_decided: true };
  const order = orderOf(undefined, { status: 7, closed_at: orderOf().created_at, refund });
  await show({ backend: createOrdersBackend({ order }) });
  screen.getByRole('heading', { name: '订单已取消' });
  screen.getByText(/¥19已原路退回/);
  expect(screen.queryByText(/支付成功/)).toBeNull();
});
