import { testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { videoDetailFixture, videoPlayFixture } from '../../../testing/learning.fixtures.ts';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

const course = { id: 1, title: '把话写清楚', charge: 99, is_vip_free: false };

function open(of: Parameters<typeof courseDetailFixture>[0], isOnSaleNow = false) {
  const features = { ...configFixture.features, miaosha: isOnSaleNow };
  const way = { name: '', ends_at: null };
  const story = createStorySite({
    path: '/video?id=1',
    user: testUser,
    scenario: {
      config: { public: { ...configFixture, features, refund: { days: 7, fee_percent: 5 } } },
      videos: {
        detail: { ...videoDetailFixture({ can_watch: true, charge: null }), course },
        play: videoPlayFixture,
      },
      courses: { detail: courseDetailFixture(of) },
      orders: {
        prices: {
          ways: [
            { ...way, kind: 'price', charge: 99 },
            { ...way, kind: 'flash_sale', charge: 65 },
          ],
        },
      },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
}

it('sells the course of a free lesson below it, with its price and the rules of a refund', async () => {
  open({ charge: 99, can_watch: false, is_on_sale: true });
  const box = within(await screen.findByRole('region', { name: '所属课程' }));
  expect(box.getByRole('link', { name: '购买课程' }).getAttribute('href')).toBe(
    '/order/order?goods_type=course&goods_id=1',
  );
  box.getByText('支付后7天内可申请退款，按未学课时计算，手续费5%');
});

it('names the price of a running flash sale first, and the full one as such', async () => {
  open({ charge: 99, can_watch: false, is_on_sale: true }, true);
  const box = within(await screen.findByRole('region', { name: '所属课程' }));
  expect((await box.findByRole('link', { name: '去抢购 ￥65' })).getAttribute('href')).toBe('#deals');
  expect(box.getByRole('link', { name: '原价购买 ￥99' })).toBeTruthy();
});

it('sells nothing to who has the course', async () => {
  open({ charge: 99, can_watch: true, is_buy: true, opened_by: 'grant' });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('所属课程');
  expect(screen.queryByRole('link', { name: '购买课程' })).toBeNull();
});
