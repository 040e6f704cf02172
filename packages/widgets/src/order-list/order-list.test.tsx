import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { StrictMode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { ordersOfEveryState } from '../testing/orders.fixtures.ts';
import { OrderList, type OrderListProps } from './index.ts';
import { createOrderBackend, type OrderBackend } from './order-backend.fixtures.ts';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';

beforeAll(knowDialogs);

interface Scene extends Partial<OrderListProps> {
  host?: TestHost;
  backend?: OrderBackend;
}

async function show({
  host = createTestHost({ user: testUser }),
  backend = createOrderBackend(),
  onPay = () => {},
  ...props
}: Scene = {}) {
  render(
    <StrictMode>
      <HostProvider host={host}>
        <OrderList orders={backend.orders} onPay={onPay} {...props} />
      </HostProvider>
    </StrictMode>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    press: async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
  };
}

const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => within(row));
const [fresh, , bought] = ordersOfEveryState;

it('shows what was ordered, its number, when, what it costs and how far it has come', async () => {
  await show();
  const [first, , third, fourth] = rows();
  first!.getByText('慢慢读，才读得远');
  first!.getByText('图文');
  first!.getByText('需支付');
  first!.getByText('19元');
  first!.getByText('待支付');
  const time = first!.getByText(formatDateTime(Date.parse(fresh!.created_at)));
  expect(time.getAttribute('datetime')).toBe(fresh!.created_at);
  third!.getByText('实付款');
  third!.getByText(bought!.order_id);
  third!.getByText('已支付');
  fourth!.getByText('订单金额');
  fourth!.getByText('已取消');
});

it('says until when an order can be paid, to whoever comes to the button by ear too', async () => {
  await show();
  const until = `请在${formatDateTime(Date.parse(fresh!.expires_at))}前支付，过时订单会自动取消。`;
  const button = screen.getByRole('button', { name: '去支付：慢慢读，才读得远', description: until });
  expect(button.textContent).toBe('去支付');
});

it('offers paying and cancelling for what is open alone, and the way to what is over', async () => {
  await show({ getGoodsHref: ({ goods_type, goods_id }) => `/${goods_type}/${goods_id}` });
  const ways = rows().map((row) => [
    ...row.queryAllByRole('button', { name: /^(去支付|取消)/ }).map(({ textContent }) => textContent),
    ...row.queryAllByRole('link').map((link) => link.getAttribute('href')),
  ]);
  expect(ways).toEqual([['取消订单', '去支付'], ['取消订单', '去支付'], ['/article/8'], ['/role/3']]);
});

it('has no way to goods that have no page', async () => {
  await show({ getGoodsHref: () => null });
  expect(screen.queryByRole('link')).toBeNull();
});

it('names what was removed from the order itself, says so, and leads nowhere', async () => {
  const { goods, ...order } = bought!;
  const backend = createOrderBackend([
    { ...order, goods: goods.map((each) => ({ ...each, is_gone: true })) },
  ]);
  await show({ backend, getGoodsHref: () => '/somewhere' });
  const [row] = rows();
  row!.getByText(goods[0]!.goods_name);
  row!.getByText('图文 · 内容已下架');
  expect(screen.queryByRole('link')).toBeNull();
});

it('hands the order to pay to the page', async () => {
  const onPay = vi.fn<OrderListProps['onPay']>();
  const { press } = await show({ onPay });
  await press('去支付：慢慢读，才读得远');
  expect(onPay).toHaveBeenCalledExactlyOnceWith(fresh);
});

it('asks before it cancels', async () => {
  const { backend, press } = await show();
  await press('取消订单：慢慢读，才读得远');
  const question = within(screen.getByRole('alertdialog', { name: '取消这个订单？' }));
  question.getByText('“慢慢读，才读得远”还没有支付。取消后想要购买，可以重新下单。');
  await userEvent.click(question.getByRole('button', { name: '取消订单' }));
  await act(async () => {});
  expect(backend.order(fresh!.order_id).status).toBe(7);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends a visitor to sign in', async () => {
  const host = createTestHost({ user: null });
  const { backend, press } = await show({ host });
  await press('登录');
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
  expect(backend.calls).toEqual([]);
});

it('leads whoever has ordered nothing to something, where the page knows of something', async () => {
  const onBrowse = vi.fn<() => void>();
  const { press } = await show({ backend: createOrderBackend([]), onBrowse });
  screen.getByText('还没有订单');
  await press('去看看文章');
  expect(onBrowse).toHaveBeenCalledOnce();
});

it('shows the place that the page hands in, and says so when it is ready', async () => {
  const onReady = vi.fn<() => void>();
  await show({ place: { tab: 'all', state: 'cancelled', page: 1 }, onReady });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('所有订单');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '订单状态' }).value).toBe('cancelled');
  expect(rows()).toHaveLength(1);
  expect(onReady).toHaveBeenCalled();
});

it('says of an order what was taken off, what was given back, and the one step that is next', async () => {
  const group = { group_buy_id: 1, team_id: 5, missing: 2, expires_at: fresh!.expires_at };
  const lines = [
    { kind: 'price', amount: 29 },
    { kind: 'group_buy', amount: -10 },
    { kind: 'to_pay', amount: 19 },
  ] as const;
  const refund = { status: 5, amount: 1_950, is_decided: true } as const;
  const backend = createOrderBackend([
    { ...fresh!, deal: 'group_buy', lines: [...lines] },
    { ...bought!, order_id: '20260302000000000012', deal: 'group_buy', group },
    { ...bought!, order_id: '20260302000000000011', refund },
  ]);
  await show({ backend, getGoodsHref: () => '/goods', getOrderHref: () => '/order' });
  const [unpaid, waiting, returned] = rows();
  expect(unpaid!.getByText('拼团优惠 −10元').isConnected).toBe(true);
  unpaid!.getByRole('button', { name: '去支付：慢慢读，才读得远' });
  waiting!.getByText('还差2人成团');
  waiting!.getByRole('link', { name: '邀请好友参团：把一句话写清楚' });
  returned!.getByText('已退款');
  returned!.getByText('退款：19.5元');
});

it('leads to the review of what the server says may be reviewed, and to the thing beside it', async () => {
  const course = { ...bought!.goods[0]!, goods_type: 'course' as const };
  const backend = createOrderBackend([
    { ...bought!, goods: [course], next_step: 'review' },
    { ...bought!, order_id: '20260302000000000012', goods: [course], next_step: 'open' },
    {
      ...bought!,
      order_id: '20260302000000000011',
      goods: [{ ...course, is_gone: true }],
      next_step: 'details',
    },
  ]);
  const getHref = (end: string) => () => `/course/1${end}`;
  await show({
    backend,
    getGoodsHref: getHref(''),
    getReviewHref: getHref('#reviews'),
    getOrderHref: () => '/order',
  });
  const linksOf = (row: ReturnType<typeof rows>[number] | undefined) =>
    row!.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const { goods_name: name } = course;
  expect(rows().map(linksOf)).toEqual([
    [
      [`订单详情：${name}`, '/order'],
      [`查看课程：${name}`, '/course/1'],
      [`评价：${name}`, '/course/1#reviews'],
    ],
    [
      [`订单详情：${name}`, '/order'],
      [`查看课程：${name}`, '/course/1'],
    ],
    [[`订单详情：${name}`, '/order']],
  ]);
});

it('asks for the orders of a kind and of a state', async () => {
  const backend = createOrderBackend([{ ...fresh!, deal: 'flash_sale' }, bought!]);
  await show({ backend });
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('tab', { name: '秒杀订单' }));
  await act(async () => {});
  expect(rows()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '订单状态' }), '已完成');
  await act(async () => {});
  screen.getByText('没有这样的秒杀订单');
});
