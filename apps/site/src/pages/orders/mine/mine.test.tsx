import type { Goods, Order, SiteConfig } from '@shuyuan/api-client';
import { testUser } from '@shuyuan/widgets/testing';
import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

const at = '2026-03-02T02:00:00.000Z';

/** An order that is paid, whose next step is a review. */
const reviewable = (number: number, type: Goods['goods_type'], name: string): Order => ({
  order_id: String(number).padStart(20, '2026030210'),
  charge: 99,
  status: 9,
  payment_method: 'wechat',
  created_at: at,
  expires_at: at,
  paid_at: at,
  goods: [{ goods_type: type, goods_id: 7, goods_name: name, goods_thumb: '', goods_charge: 99 }],
  next_step: 'review',
});

it('kinds of offer have a tab while their section is open', async () => {
  const show = (features: Partial<SiteConfig['features']>) => {
    const { site, router } = createStorySite({
      path: '/my/orders?deal=group_buy',
      user: testUser,
      scenario: {
        orders: { mine: { data: [reviewable(1, 'course', '一句话的写法')], total: 1 } },
        config: { public: { ...configFixture, features: { ...configFixture.features, ...features } } },
      },
    });
    return render(
      <App site={site}>
        <RouterProvider router={router} />
      </App>,
    );
  };
  const { unmount } = show({ tuangou: true, miaosha: false });
  await screen.findByRole('link', { name: '评价：一句话的写法' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['所有订单', '拼团订单']);
  unmount();
  show({ tuangou: false, miaosha: false });
  await screen.findByRole('link', { name: '评价：一句话的写法' });
  expect(screen.queryByRole('tab')).toBeNull();
});

it('what was studied is reviewed on its own page, at its reviews', async () => {
  const data = [reviewable(1, 'course', '一句话的写法'), reviewable(2, 'combo', '写作专栏')];
  const { site, router } = createStorySite({
    path: '/my/orders',
    user: testUser,
    scenario: { orders: { mine: { data, total: 2 } } },
  });
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name: `评价：${name}` })).getAttribute('href');
  expect(await hrefOf('一句话的写法')).toBe('/course/7#reviews');
  expect(await hrefOf('写作专栏')).toBe('/combo/detali?id=7#reviews');
});
