import type { GoodsOffer } from '@shuyuan/api-client';
import type { CouponOffer } from '@shuyuan/api-client/money';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/index.ts';
import { refusal } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import { Cashier, type CashierProps } from '../index.ts';
import { createOrdersBackend } from '../orders-backend.fixtures.ts';
import { articleGoods, offerOf } from '../orders.fixtures.ts';
import { fittingCoupon } from './cashier.fixtures.ts';

const refund = { days: 7, fee_percent: 5, unit: 'none' } as const;
const ways: GoodsOffer['ways'] = [
  { kind: 'price', charge: 19, name: '', ends_at: null },
  { kind: 'flash_sale', charge: 9, name: '', ends_at: '2026-03-02T04:00:00.000Z' },
];

async function show(part: Partial<GoodsOffer>, props: Partial<CashierProps> = {}) {
  const host = createTestHost({ user: testUser });
  const { orders } = createOrdersBackend();
  const heard = { onOrdered: vi.fn<() => void>(), onOtherWay: vi.fn<() => void>() };
  render(
    <HostProvider host={host}>
      <Cashier
        orders={{ ...orders, goods: async () => offerOf(articleGoods, part) }}
        goods={articleGoods}
        {...heard}
        {...props}
      />
    </HostProvider>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  return {
    ...heard,
    press: async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
  };
}

const lines = () => within(screen.getByRole('region', { name: '收银台' })).getAllByRole('listitem');

it('says by which price one pays, and names a running flash sale that the order does not use', async () => {
  const { press, onOtherWay } = await show({ ways });
  expect(lines().map(({ textContent }) => textContent)).toEqual(['原价 19 元']);
  screen.getByText('正在限时秒杀：￥9，这笔订单没有用上。');
  await press('去抢购');
  expect(onOtherWay).toHaveBeenCalledExactlyOnceWith('flash_sale', articleGoods);
});

it('says what a refund goes by before it is ordered, and nothing where refunds are closed', async () => {
  await show({ refund });
  expect(screen.getByText('支付后7天内可申请退款，手续费5%')).toBeTruthy();
});

it('says nothing of refunds where they are closed', async () => {
  await show({ refund: null });
  expect(screen.queryByText(/退款/)).toBeNull();
});

const offered: CouponOffer = {
  ...fittingCoupon(1, '新人礼', 10).coupon,
  id: 70,
  token: 'a-token-of-a-coupon',
  deadline_mode: 'time',
  deadline: null,
  fixed_day: null,
  unreceived: 3,
  discount: 10,
};

it('offers coupons that can be taken, and takes and uses one by one press', async () => {
  const taken = fittingCoupon(5, '新人礼', 10);
  const had: (typeof taken)[] = [];
  const { press } = await show(
    {},
    {
      coupons: {
        fitting: async () => [...had],
        offers: async () => ({ data: [offered], total: 1 }),
        take: async () => {
          had.push(taken);
          return taken.coupon;
        },
      },
    },
  );
  await press('领取并使用：新人礼');
  expect(lines().map(({ textContent }) => textContent)).toEqual(['原价 19 元', '优惠券已减 10 元']);
  expect(screen.queryByText('可以领取的优惠券')).toBeNull();
});

it('says why a coupon was not taken, and orders without coupons that could not be asked for', async () => {
  const { press } = await show(
    {},
    {
      coupons: {
        fitting: async () => [],
        offers: async () => ({ data: [offered], total: 1 }),
        take: () => Promise.reject(refusal('已经领完了')),
      },
    },
  );
  await press('领取并使用：新人礼');
  screen.getByText('已经领完了');
  expect(screen.getByRole('button', { name: '领取并使用：新人礼' })).toBeTruthy();
});
