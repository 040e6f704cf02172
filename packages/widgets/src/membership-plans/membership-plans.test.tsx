import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import type { GoodsRef } from '@shuyuan/api-client';
import { HostProvider } from '../host/index.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { MembershipPlans, type MembershipPlansProps } from './index.ts';
import {
  createPlansBackend,
  plansForMember,
  quarterMembership,
  runningMembership,
  type PlansBackend,
} from './membership-plans.fixtures.ts';

interface Scene extends Partial<MembershipPlansProps> {
  host?: TestHost;
  backend?: PlansBackend;
}

async function show({
  host = createTestHost({ user: testUser }),
  backend = createPlansBackend(),
  ...props
}: Scene = {}) {
  const wanted: GoodsRef[] = [];
  const { unmount } = render(
    <StrictMode>
      <HostProvider host={host}>
        <MembershipPlans
          memberships={backend.memberships}
          onBuy={(goods) => void wanted.push(goods)}
          {...props}
        />
      </HostProvider>
    </StrictMode>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  return { host, backend, wanted, settle, press, unmount };
}

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);

it('shows what a plan costs, how long it lasts and what it gives, and which costs least a day', async () => {
  await show();
  const plan = card('季度会员');
  expect(plan.getByText('68元')).toBeTruthy();
  expect(plan.getByText('92天')).toBeTruthy();
  expect(plan.getByText('每天约¥0.74')).toBeTruthy();
  const benefits = within(plan.getByRole('list', { name: '季度会员的权益' }));
  expect(benefits.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '会员免费的文章全文可读',
    '比按月购买省7元',
  ]);
  expect(card('年度会员').getByText('每天最省')).toBeTruthy();
  expect(screen.getAllByText('每天最省')).toHaveLength(1);
});

it('puts its headings at the level that the page wants', async () => {
  await show({ level: 1 });
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 会员中心',
    'H2 年度会员',
    'H2 月度会员',
    'H2 季度会员',
  ]);
});

it('compares what one has without a membership and with each plan, in words too', async () => {
  await show({ coverage: { everybody: ['试看'], members: ['12 门课程'] } });
  const table = within(screen.getByRole('table'));
  const cells = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '权益',
    '不是会员',
    '月度会员¥25',
    '季度会员¥68',
    '年度会员¥238',
  ]);
  expect(cells('试看')).toEqual(['有', '有', '有', '有']);
  expect(cells('12 门课程')).toEqual(['没有', '有', '有', '有']);
  expect(cells('比按月购买省7元')).toEqual(['没有', '没有', '有', '没有']);
});

it('says what an upgrade costs line by line, until when each plan runs, and why nobody changes to a lower one', async () => {
  const user = { ...testUser, membership: quarterMembership };
  const { wanted, press } = await show({
    host: createTestHost({ user }),
    backend: createPlansBackend(plansForMember),
  });
  const dearer = card('年度会员');
  expect(dearer.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '原价',
    '季度会员剩余天数折抵',
    '升级需支付',
  ]);
  expect(dearer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '¥238',
    '−¥37',
    '¥201',
  ]);
  expect(dearer.getByText(/有效期至2027-03-02/)).toBeTruthy();
  expect(card('月度会员').getByText(/不能中途换成它/)).toBeTruthy();
  expect(card('季度会员').getByText('购买后会员有效期至2026-07-23。')).toBeTruthy();
  await press('升级到年度会员');
  expect(wanted).toEqual([{ goods_type: 'role', goods_id: 3 }]);
});

it('hands the wanted plan to the page', async () => {
  const { wanted, press } = await show();
  await press('购买月度会员');
  expect(wanted).toEqual([{ goods_type: 'role', goods_id: 1 }]);
});

it('asks a visitor to sign in first, and goes on afterwards', async () => {
  const host = createTestHost({ user: null });
  const { wanted, press } = await show({ host });
  await press('购买月度会员');
  expect(wanted).toEqual([]);
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'buy-membership' } }]);
  host.loginRequests[0]!.intent!.run();
  expect(wanted).toEqual([{ goods_type: 'role', goods_id: 1 }]);
});

it('forgets what a visitor wanted who has left meanwhile', async () => {
  const host = createTestHost({ user: null });
  const { wanted, press, unmount } = await show({ host });
  await press('购买月度会员');
  unmount();
  host.loginRequests[0]!.intent!.run();
  expect(wanted).toEqual([]);
});

it('tells a member until when, and offers to prolong', async () => {
  const host = createTestHost({ user: { ...testUser, membership: runningMembership } });
  const { wanted, press } = await show({ host });
  expect(screen.getByText('你已经是年度会员')).toBeTruthy();
  expect(screen.getByText('2026-08-30').getAttribute('datetime')).toBe(runningMembership.expired_at);
  expect(card('年度会员').getByText('使用中')).toBeTruthy();
  await press('续费年度会员');
  expect(wanted).toEqual([{ goods_type: 'role', goods_id: 3 }]);
});

it('says nothing of a membership that has run out since the person was loaded', async () => {
  const expired = { ...runningMembership, expired_at: '2026-03-02T01:59:59.000Z' };
  await show({ host: createTestHost({ user: { ...testUser, membership: expired } }) });
  expect(screen.queryByText('你已经是年度会员')).toBeNull();
  expect(screen.getByRole('button', { name: '购买年度会员' })).toBeTruthy();
});

it('says that nothing is for sale', async () => {
  await show({ backend: createPlansBackend([]) });
  expect(screen.getByText('暂时没有可以购买的会员')).toBeTruthy();
});

it('says that the plans did not come, and asks again', async () => {
  const backend = createPlansBackend();
  backend.fail('plans', () => refusal('服务器开小差了', 500));
  backend.fail('plans', () => refusal('服务器开小差了', 500));
  const onReady = vi.fn<() => void>();
  const { press } = await show({ backend, onReady });
  expect(screen.getByRole('alert').textContent).toContain('会员套餐没有加载出来');
  expect(onReady).toHaveBeenCalled();
  await press('重试');
  expect(card('月度会员').getByText('31天')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('选一种套餐');
});

it('comes by itself when the network is there again', async () => {
  const host = createTestHost({ user: null });
  const backend = createPlansBackend();
  backend.fail('plans', unplugged);
  backend.fail('plans', unplugged);
  await host.setOnline(false);
  const { settle } = await show({ host, backend });
  expect(screen.getByText('现在没有网络，连上后会自动加载。')).toBeTruthy();
  await act(() => host.setOnline(true));
  await settle();
  expect(card('月度会员').getByText('31天')).toBeTruthy();
});
