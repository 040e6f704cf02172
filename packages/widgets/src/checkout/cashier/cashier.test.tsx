import { ApiError } from '@shuyuan/api-client';
import { formatDate, formatDateTime } from '@shuyuan/ui/relative-time';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/index.ts';
import { refusal, unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { Cashier, type CashierProps } from '../index.ts';
import { createOrdersBackend, type OrdersBackend } from '../orders-backend.fixtures.ts';
import { articleGoods, membershipGoods, orderOf } from '../orders.fixtures.ts';
import { fittingCoupon } from './cashier.fixtures.ts';

interface Scene extends Partial<CashierProps> {
  host?: ReturnType<typeof createTestHost>;
  backend?: OrdersBackend;
}

async function show({
  host = createTestHost({ user: testUser }),
  backend = createOrdersBackend(),
  ...props
}: Scene = {}) {
  const onOrdered = vi.fn<CashierProps['onOrdered']>();
  render(
    <StrictMode>
      <HostProvider host={host}>
        <Cashier orders={backend.orders} goods={articleGoods} onOrdered={onOrdered} {...props} />
      </HostProvider>
    </StrictMode>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    onOrdered,
    settle,
    press: async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
  };
}

it('shows what is bought, what it costs, and how it is paid, and places the order', async () => {
  const { press, onOrdered, backend } = await show();
  const cashier = within(screen.getByRole('region', { name: '收银台' }));
  cashier.getByRole('heading', { level: 2, name: '收银台' });
  cashier.getByText('怎样读一首唐诗');
  expect(cashier.getAllByText('19元')).toHaveLength(2);
  expect(cashier.getByRole<HTMLInputElement>('radio', { name: '微信支付' }).checked).toBe(true);
  cashier.getByText('请在15分钟内支付完成');
  await press('提交订单');
  expect(onOrdered).toHaveBeenCalledExactlyOnceWith(backend.made()[0], 'wechat');
});

it('is used by keys alone', async () => {
  const { onOrdered, settle } = await show();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '微信支付' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(onOrdered).toHaveBeenCalledOnce();
});

it('says aloud why there is no order, and keeps the way to it', async () => {
  const { press, backend } = await show();
  backend.fail('create', () => refusal('操作太频繁，请稍后再试', 429));
  await press('提交订单');
  expect(screen.getByRole('alert').textContent).toBe('操作太频繁，请稍后再试');
  expect(screen.getByRole('button', { name: '提交订单' }).getAttribute('aria-disabled')).toBeNull();
});

it('goes on with an order that waits', async () => {
  const order = orderOf();
  const { press, onOrdered } = await show({ backend: createOrdersBackend({ order }) });
  screen.getByText('有一笔未支付的订单');
  const [, hours, minutes] = /(\d+):(\d\d):\d\d$/.exec(formatDateTime(Date.parse(order.expires_at))) ?? [];
  screen.getByText(`订单号${order.order_id}，请在${hours}:${minutes}前完成支付。`);
  expect(screen.queryByRole('radio')).toBeNull();
  await press('继续支付');
  expect(onOrdered).toHaveBeenCalledExactlyOnceWith(order, null);
});

it('has nothing to press where no way of paying is offered', async () => {
  await show({ backend: createOrdersBackend({ ways: [] }) });
  screen.getByText('现在不能支付');
  expect(screen.queryByRole('button')).toBeNull();
});

it('orders what the balance covers whole where no way of paying is offered, and nothing else', async () => {
  const backend = createOrdersBackend({ ways: [], balance: 30 });
  const { press, onOrdered } = await show({ backend });
  screen.getByText('现在不能支付');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '使用邀请余额 ￥19' }));
  expect(screen.queryByText('现在不能支付')).toBeNull();
  await press('提交订单');
  expect(backend.calls.find(({ name }) => name === 'create')?.input).toMatchObject({
    ref: { total: 0, balance: 19 },
  });
  expect(onOrdered).toHaveBeenCalledExactlyOnceWith(backend.made()[0], null);
});

it('orders what a code or a coupon covers whole where no way of paying is offered', async () => {
  const check = async () => ({
    can_use: 1 as const,
    promo_code: { id: 1, code: 'ALL', expired_at: '2030-01-01T00:00:00.000Z', invited_user_reward: 500 },
  });
  const coupons = { fitting: async () => [fittingCoupon(1, '全免', 19)] };
  const backend = createOrdersBackend({ ways: [] });
  const { press, onOrdered } = await show({ backend, promoCodes: { check }, coupons });
  screen.getByRole('button', { name: '提交订单' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '优惠券' }), '不使用优惠券');
  screen.getByText('网站还没有开通支付方式。优惠或余额够抵全部金额时，可以直接提交订单。');
  expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: '优惠码' }), 'all');
  await press('验证');
  await press('提交订单');
  expect(onOrdered).toHaveBeenCalledOnce();
});

it('leads to an order that waits also where no way of paying is offered: there it can be cancelled', async () => {
  const order = orderOf();
  const { press, onOrdered } = await show({ backend: createOrdersBackend({ order, ways: [] }) });
  await press('继续支付');
  expect(onOrdered).toHaveBeenCalledExactlyOnceWith(order, null);
});

it('leads to what the person has already, where the page knows the way', async () => {
  const backend = createOrdersBackend();
  backend.give(articleGoods);
  const onOwned = vi.fn<NonNullable<CashierProps['onOwned']>>();
  const { press } = await show({ backend, onOwned });
  screen.getByText('不用购买');
  await press('开始阅读');
  expect(onOwned).toHaveBeenCalledOnce();
});

it('turns into the way there when it is the person’s by the time the order is placed, and keeps the focus', async () => {
  const { press, backend } = await show();
  backend.give(articleGoods);
  await press('提交订单');
  screen.getByText('全文你已经可以阅读。');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '收银台' }));
});

it('says from when another membership counts, to whoever has one that runs', async () => {
  const expired_at = '2026-08-31T02:00:00.000Z';
  const membership = { id: 1, name: '月度会员', expired_at };
  const host = createTestHost({ user: { ...testUser, membership } });
  await show({ host, goods: membershipGoods });
  const day = formatDate(Date.parse(expired_at));
  expect(screen.getByText(`你的月度会员有效期至${day}，这次购买的时间接在后面。`)).toBeTruthy();
});

it('says nothing of a membership that has ended, or beside an article', async () => {
  const membership = { id: 1, name: '月度会员', expired_at: '2026-01-31T02:00:00.000Z' };
  await show({ host: createTestHost({ user: { ...testUser, membership } }), goods: membershipGoods });
  expect(screen.queryByText(/有效期至/)).toBeNull();
});

it('is asked for again when it did not come, and says that it is not sold', async () => {
  const backend = createOrdersBackend({ sold: [] });
  for (let times = 0; times < 2; times += 1) backend.fail('goods', unplugged);
  const { press } = await show({ backend });
  expect(screen.getByRole('alert').textContent).toBe('订单信息没有加载出来');
  await press('重试');
  screen.getByText('这件商品现在不出售');
});

it('asks a visitor to sign in, and shows it to whoever does', async () => {
  const { host, press, settle } = await show({ host: createTestHost() });
  await press('登录');
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
  act(() => host.setUser(testUser));
  await settle();
  screen.getByText('怎样读一首唐诗');
});

it('tells the page when it has something to show, and speaks English', async () => {
  const onReady = vi.fn<() => void>();
  const backend = createOrdersBackend();
  const release = backend.hold('payments');
  const host = createTestHost({ user: testUser, locale: 'en' });
  const { settle } = await show({ backend, host, onReady, strings: { submit: 'Buy now' } });
  expect(onReady).not.toHaveBeenCalled();
  release();
  await settle();
  expect(onReady).toHaveBeenCalled();
  screen.getByRole('heading', { name: 'Checkout' });
  screen.getByRole('button', { name: 'Buy now' });
});

it('MO-01: shows what was shown and what is true now, and asks to order again', async () => {
  const backend = createOrdersBackend();
  const lines = [
    { kind: 'price', amount: 25 },
    { kind: 'to_pay', amount: 25 },
  ];
  const data = { total: 19, charge: 25, lines };
  backend.fail('create', () => new ApiError({ kind: 'business', code: 1, message: '价格有变动', data }));
  const { press, onOrdered } = await show({ backend });
  await press('提交订单');
  const sides = ['之前显示', '现在'].map((term) => screen.getByText(term).nextElementSibling?.textContent);
  expect(sides).toEqual([expect.stringContaining('19'), expect.stringContaining('25')]);
  expect(onOrdered).not.toHaveBeenCalled();
  await press('按现价提交订单');
  expect(onOrdered).toHaveBeenCalledOnce();
});
