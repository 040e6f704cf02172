import { ApiError } from '@shuyuan/api-client';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import {
  createDealsBackend,
  flashSaleDetail,
  groupBuyDetail,
  heldSlot,
  overAt,
  soonAt,
  teamOf,
} from './deals.fixtures.ts';
import type { DealPrices, DealsProps } from './deals.props.ts';
import { Deals } from './index.ts';

type Backend = ReturnType<typeof createDealsBackend>;

async function show(
  backend: Backend = createDealsBackend(),
  { host = createTestHost({ user: testUser }), ...more }: Partial<DealsProps> & { host?: TestHost } = {},
) {
  const ordered: string[] = [];
  const props = { ...(backend.props as unknown as DealsProps), ...more };
  render(
    <StrictMode>
      <HostProvider host={host}>
        <Deals {...props} onOrder={(id) => void ordered.push(id)} />
      </HostProvider>
    </StrictMode>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  return { host, ordered, settle, press };
}

it('is not there where there is no offer, or it did not come', async () => {
  await show(createDealsBackend({ sale: null, group: null }));
  expect(screen.queryByRole('region')).toBeNull();
  const failing = createDealsBackend();
  for (const call of ['sales', 'groups', 'sales', 'groups'] as const) failing.fail(call, unplugged);
  await show(failing);
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows what is left of a sale, and gets hold of a piece for who has answered', async () => {
  const backend = createDealsBackend({ group: null });
  const { press, ordered, settle } = await show(backend);
  expect(screen.getByText('库存剩余4件')).toBeTruthy();
  await press('立即抢购');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: '三加四等于几？' }), '7');
  await userEvent.click(dialog.getByRole('button', { name: '立即抢购' }));
  await settle();
  expect(backend.calls.find(({ name }) => name === 'join')?.input).toEqual({
    id: 3,
    proof: { image_key: 'one', image_captcha: '7' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('去付款');
  expect(ordered).toEqual(['20260302000000000001']);
});

it('stays at the question after a wrong answer, and says on the card why there is none left', async () => {
  const backend = createDealsBackend({ group: null });
  const { press, settle } = await show(backend);
  await press('立即抢购');
  const answer = async () => {
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: '三加四等于几？' }), '8');
    await userEvent.click(dialog.getByRole('button', { name: '立即抢购' }));
    await settle();
  };
  backend.fail(
    'join',
    () =>
      new ApiError({
        kind: 'business',
        code: 1,
        message: '图形验证码错误',
        data: { field: 'image_captcha' },
      }),
  );
  await answer();
  expect(within(screen.getByRole('dialog')).getByText('图形验证码错误')).toBeTruthy();
  backend.fail('join', () => refusal('已售罄'));
  backend.state.sale = flashSaleDetail({ over_num: 0 });
  await answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('已售罄');
  expect(screen.queryByRole('button', { name: '立即抢购' })).toBeNull();
});

it.each([
  ['未开始', flashSaleDetail({ is_start: false, started_at: soonAt })],
  ['活动已结束', flashSaleDetail({ is_over: true, ended_at: overAt })],
  ['你已经抢到并付款', flashSaleDetail({}, { ...heldSlot, status: 1 })],
])('says %s and offers no piece', async (words, sale) => {
  await show(createDealsBackend({ sale, group: null }));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('MO-13: counts down by the server’s time, whatever the clock of the device says', async () => {
  const sale = flashSaleDetail();
  const end = Date.parse(sale.data.ended_at);
  const host = createTestHost({ user: testUser });
  // By the device there are 95 minutes left, by the server five.
  await show(
    createDealsBackend({ sale: { ...sale, now: new Date(end - 5 * 60_000).toISOString() }, group: null }),
    {
      host,
    },
  );
  const clock = () =>
    screen.getByRole('timer', { name: '距结束' }).querySelector('[data-part=clock]')?.textContent;
  expect(end - host.clock.now()).toBe(95 * 60_000);
  expect(clock()).toBe('00:05:00');
});

it('begins a group, joins one, and puts the one first that somebody was invited to', async () => {
  const backend = createDealsBackend({ sale: null });
  const { press, ordered } = await show(backend, { invitedTo: 6 });
  const rows = within(screen.getByRole('list', { name: '正在拼的团' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.includes('邀请你的团'))).toEqual([true, false]);
  await press('加入拼团：周闻笛的团');
  await press('立即开团 ¥59');
  expect(backend.calls.filter(({ name }) => name === 'buyPlace').map(({ input }) => input)).toEqual([
    { id: 4, teamId: 6 },
    { id: 4, teamId: undefined },
  ]);
  expect(ordered).toHaveLength(2);
});

it('lets who waits for people copy an invitation', async () => {
  const waiting = createDealsBackend({ sale: null, group: groupBuyDetail({ join_item: teamOf() }) });
  const { press, host } = await show(waiting);
  await press('复制邀请链接');
  expect(host.copied).toEqual(['https://school.test/course/7?team=5']);
});

it('says that a group did not fill up, and offers to begin another one', async () => {
  await show(createDealsBackend({ sale: null, group: groupBuyDetail({ join_item: teamOf({ status: 2 }) }) }));
  expect(screen.getByText('上次没有凑齐，钱已原路退回')).toBeTruthy();
  expect(screen.getByRole('button', { name: '立即开团 ¥59' })).toBeTruthy();
});

it('asks a visitor to sign in, and goes on afterwards', async () => {
  const host = createTestHost({ user: null });
  const backend = createDealsBackend({ sale: null });
  const { press, ordered } = await show(backend, { host });
  await press('加入拼团：林小满的团');
  expect(ordered).toEqual([]);
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'group-buy' } }]);
  await act(async () => {
    host.loginRequests[0]!.intent!.run();
    await host.settle();
  });
  expect(ordered).toEqual(['20260302000000000002']);
});

it.each([
  ['both run', flashSaleDetail(), groupBuyDetail(), { sale: 29, group: 59 }],
  ['the sale is sold out', flashSaleDetail({ over_num: 0 }), null, { sale: null, group: null }],
  ['the sale has not begun', flashSaleDetail({ is_start: false }), null, { sale: null, group: null }],
  ['there is none', null, null, { sale: null, group: null }],
])('tells the page at what prices it can be had: %s', async (_, sale, group, expected) => {
  const told: DealPrices[] = [];
  await show(createDealsBackend({ sale, group }), { onPrices: (prices) => void told.push(prices) });
  expect(told.at(-1)).toEqual(expected);
});
