import type { Order } from '@shuyuan/api-client';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/index.ts';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { OrderPayment, type OrderPaymentProps } from '../index.ts';
import { createOrdersBackend, type OrdersBackend } from '../orders-backend.fixtures.ts';
import { allWays, articleGoods, orderOf, paidOrder, scanPicture, servicePage } from '../orders.fixtures.ts';
import { knowDialogs } from '../../testing/native-dialogs.fixtures.ts';

beforeAll(knowDialogs);

const { order_id: orderId } = orderOf();

interface Scene extends Partial<OrderPaymentProps> {
  host?: ReturnType<typeof createTestHost>;
  backend?: OrdersBackend;
}

async function show({
  host = createTestHost({ user: testUser }),
  backend = createOrdersBackend({ order: orderOf() }),
  ...props
}: Scene = {}) {
  const onPaid = vi.fn<OrderPaymentProps['onPaid']>();
  const onCancelled = vi.fn<OrderPaymentProps['onCancelled']>();
  render(
    <StrictMode>
      <HostProvider host={host}>
        <OrderPayment
          orders={backend.orders}
          orderId={orderId}
          onPaid={onPaid}
          onCancelled={onCancelled}
          {...props}
        />
      </HostProvider>
    </StrictMode>,
  );
  const settle = (ms = 0) => act(() => host.advance(ms));
  await settle();
  return {
    host,
    backend,
    onPaid,
    onCancelled,
    settle,
    press: async (name: string | RegExp) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
  };
}

it('shows the picture with what it is in words, the number, the price and the time', async () => {
  await show();
  const payment = within(screen.getByRole('region', { name: '微信扫码支付' }));
  payment.getByRole('heading', { level: 2, name: '微信扫码支付' });
  const picture = payment.getByRole<HTMLImageElement>('img', { name: '微信支付二维码，需支付¥19' });
  expect(picture.src).toBe(scanPicture.image);
  payment.getByText(orderId);
  payment.getByRole('timer', { name: '剩余支付时间' });
  expect(payment.getByRole('timer').textContent).toBe('14分00:14:00');
});

it('leads to the page where it can be paid on this device, and only to a page', async () => {
  await show();
  const link = screen.getByRole('link', { name: '在本机打开' });
  expect(link.getAttribute('href')).toBe(scanPicture.code_url);
  expect(link.getAttribute('target')).toBe('_blank');
});

it.each(['weixin://wxpay/bizpayurl?pr=abc', 'javascript:alert(1)'])(
  'makes no link of %s',
  async (code_url) => {
    const backend = createOrdersBackend({ order: orderOf() });
    backend.orders.payByWechat = () => Promise.resolve({ ...scanPicture, code_url });
    await show({ backend });
    screen.getByRole('img', { name: /二维码/ });
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('turns by itself when the money comes', async () => {
  const { backend, host, onPaid, settle } = await show();
  backend.pay(orderId);
  await settle(2000);
  expect(onPaid).toHaveBeenCalledOnce();
  expect(onPaid.mock.calls[0]?.[0].status).toBe(9);
  screen.getByText('已成功支付');
  expect(host.notices).toEqual([{ tone: 'positive', text: '已成功支付' }]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('says aloud that the money has not come, and keeps the focus where it is', async () => {
  const { press } = await show();
  await press('已完成支付');
  expect(screen.getAllByText('还没有收到付款，到账后这里会自动更新。').length).toBeGreaterThan(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '已完成支付' }));
});

it('asks before it cancels, by keys alone', async () => {
  const { onCancelled, settle } = await show();
  screen.getByRole('button', { name: '取消支付' }).focus();
  await userEvent.keyboard('{Enter}');
  const question = within(screen.getByRole('alertdialog', { name: '取消这笔订单？' }));
  await userEvent.click(question.getByRole('button', { name: '继续支付' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '取消支付' }));
  await userEvent.click(screen.getByRole('button', { name: '取消订单' }));
  await settle();
  expect(onCancelled).toHaveBeenCalledOnce();
});

it('takes another picture when the first did not come', async () => {
  const backend = createOrdersBackend({ order: orderOf() });
  backend.fail('payByWechat', unplugged);
  const { press } = await show({ backend });
  await press('二维码加载失败 点击重试');
  expect(screen.getByRole('img', { name: /二维码/ })).toBeTruthy();
});

it('offers the same thing again when the order was closed elsewhere, and takes the focus there', async () => {
  const onOrderAgain = vi.fn<NonNullable<OrderPaymentProps['onOrderAgain']>>();
  const { backend, press, settle } = await show({ onOrderAgain });
  backend.close(orderId);
  screen.getByRole('button', { name: '取消支付' }).focus();
  await settle(2000);
  screen.getByText('订单已取消', { selector: 'p' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '支付订单' }));
  await press('重新下单');
  expect(onOrderAgain.mock.calls[0]?.[0].goods_id).toBe(7);
});

it('shows an order that was paid before, with the way on', async () => {
  const { press, onPaid } = await show({ backend: createOrdersBackend({ order: paidOrder() }) });
  screen.getByText('这笔订单已经支付，不用再付。');
  expect(onPaid).not.toHaveBeenCalled();
  await press('查看支付结果');
  expect(onPaid).toHaveBeenCalledOnce();
});

it('says that there is no such order, and asks visitors to sign in', async () => {
  const { host } = await show({ backend: createOrdersBackend() });
  screen.getByText('没有找到这个订单');
  act(() => host.setUser(null));
  expect(screen.getByText('登录后继续支付')).toBeTruthy();
});

it('speaks English, and the words of the page', async () => {
  const host = createTestHost({ user: testUser, locale: 'en' });
  await show({ host, level: 1, strings: { check: 'Paid it' } });
  screen.getByRole('heading', { level: 1, name: 'Pay by WeChat' });
  expect(screen.getByRole('button', { name: 'Paid it' })).toBeTruthy();
});

const withAllWays = (part: Partial<Order> = {}) =>
  createOrdersBackend({ order: orderOf(articleGoods, part), ways: allWays });

it('turns from way to way for the same order, by its tiles', async () => {
  const { host, settle, press } = await show({ backend: withAllWays() });
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('radio', { name }));
    await settle();
  };
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '微信支付' }).checked).toBe(true);
  await choose('线下转账');
  screen.getByRole('heading', { name: '手动支付' });
  screen.getByText('收款信息及说明');
  screen.getByText('账号：6222 0210 0111 2345');
  expect(screen.queryByRole('timer')).toBeNull();
  await press('复制订单号');
  expect(host.copied).toEqual([orderId]);
  await press('取消支付');
  screen.getByText(/如果已经打款，请不要取消/);
  await press('继续支付');
  await choose('支付宝');
  screen.getByRole('heading', { name: '支付宝支付' });
  await press('前往支付宝付款');
  expect(host.left).toEqual([servicePage.page_url]);
  screen.getByText('正在等待支付宝的付款结果');
  screen.getByRole('button', { name: '重新打开支付宝' });
});

it('says aloud when the page does not open', async () => {
  const backend = withAllWays({ status: 5, payment_method: 'alipay' });
  backend.fail('payByAlipay', unplugged);
  const { press } = await show({ backend });
  await press('重新打开支付宝');
  expect(screen.getByText('支付宝没有打开，请检查网络后再试一次。').closest('[role=alert]')).not.toBeNull();
});

it('has only the way out where no way of paying is offered any more', async () => {
  await show({ backend: createOrdersBackend({ order: orderOf(), ways: [] }) });
  screen.getByText('现在不能支付');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '取消支付']);
});

const { created_at: early, expires_at: late } = orderOf();
it.each<[string, Partial<Order>, string, RegExp]>([
  ['was cancelled', { closed_at: early }, '订单已取消', /款项会自动原路退回/],
  ['has had its time', { closed_at: late }, '订单已超过支付时间', /款项会自动原路退回/],
  ['is closed, as an older server says', {}, '订单已关闭', /款项会自动原路退回/],
  [
    'waited for a transfer',
    { closed_at: late, payment_method: 'handPay' },
    '订单已超过支付时间',
    /请联系学校/,
  ],
  [
    'was cancelled when its money came',
    { closed_at: early, refund: { status: 1, amount: 1900, is_decided: true } },
    '订单已取消',
    /¥19正在原路退回/,
  ],
  [
    'was cancelled, and its money has gone back',
    { closed_at: early, refund: { status: 5, amount: 1900, is_decided: true } },
    '订单已取消',
    /¥19已原路退回/,
  ],
])('MO-05: says why an order that %s is closed, and never that it is paid', async (_, part, title, hint) => {
  await show({ backend: createOrdersBackend({ order: orderOf(articleGoods, { status: 7, ...part }) }) });
  screen.getByText(title);
  screen.getByText(hint);
  expect(screen.queryByText(/支付成功|已成功支付/)).toBeNull();
});
