import { commentScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { groupBuyDetail, orderId, paidOrder } from '../../../testing/money.fixtures.ts';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

type Course = Parameters<typeof courseDetailFixture>[0];

type Sections = Partial<Record<'tuangou' | 'miaosha', boolean>>;

async function open({ sections = { tuangou: true }, ...course }: Course & { sections?: Sections } = {}) {
  const { now, goods } = groupBuyDetail;
  const { people_num: _, time_limit: __, ...offer } = goods;
  const sale = { ...offer, charge: 29, num: 10, over_num: 4 };
  const way = { name: '', ends_at: null };
  const story = createStorySite({
    path: '/course/1?team=6',
    user: testUser,
    scenario: {
      config: { public: { ...configFixture, features: { ...configFixture.features, ...sections } } },
      courses: { detail: courseDetailFixture(course) },
      orders: {
        prices: {
          ways: [
            { ...way, kind: 'price', charge: 49 },
            ...(sections.miaosha ? [{ ...way, kind: 'flash_sale' as const, charge: 29 }] : []),
            ...(sections.tuangou ? [{ ...way, kind: 'group_buy' as const, charge: goods.charge }] : []),
          ],
        },
      },
      comments: commentScenarios.loaded.comments,
      flashSales: {
        list: { now, data: [sale], total: 1 },
        detail: { now, data: sale, order: null },
      },
      groupBuys: {
        list: { now, data: [goods], total: 1 },
        detail: groupBuyDetail,
        buy: { ...paidOrder, status: 1, payment_method: '', paid_at: null },
      },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1, name: '把话写清楚' });
  return story;
}

const asked = ({ calls }: { calls: readonly string[] }) =>
  calls.filter((call) => /\/(TuanGou|MiaoSha)\//.test(call));

it('offers it to groups, first the one that somebody was invited to, and leads to paying', async () => {
  const story = await open();
  const offers = within(await screen.findByRole('region', { name: '限时优惠' }));
  expect(offers.getByText('邀请你的团')).toBeTruthy();
  await userEvent.click(offers.getByRole('button', { name: /林小满/u }));
  await waitFor(() =>
    expect(story.router.state.location.pathname + story.router.state.location.search).toBe(
      `/order/pay?order_id=${orderId}`,
    ),
  );
});

it('is in a flash sale, with its price, what is left and the time until it ends', async () => {
  await open({ sections: { miaosha: true } });
  const offers = within(await screen.findByRole('region', { name: '限时优惠' }));
  expect(offers.getByText('库存剩余4件')).toBeTruthy();
  expect(offers.getByRole('timer', { name: '距结束' })).toBeTruthy();
  expect(offers.getByRole('button', { name: '立即抢购' })).toBeTruthy();
});

it.each([
  ['tuangou', 'TuanGou', '限时秒杀', '拼团'],
  ['miaosha', 'MiaoSha', '拼团', '限时秒杀'],
] as const)(
  'AS-06 a closed %s is on no course and not asked for; the other offer stays',
  async (closed, addon, there, gone) => {
    const story = await open({ sections: { tuangou: true, miaosha: true, [closed]: false } });
    const offers = within(await screen.findByRole('region', { name: '限时优惠' }));
    expect(offers.getByRole('heading', { name: there })).toBeTruthy();
    expect(offers.queryByRole('heading', { name: gone })).toBeNull();
    expect(asked(story).filter((call) => call.includes(addon))).toEqual([]);
  },
);

it.each([
  ['the school sells neither to groups nor in sales', { sections: {} }],
  ['it is had already', { can_watch: true, is_buy: true, opened_by: 'grant' }],
  ['it is sold no longer', { is_on_sale: false }],
] as const)('asks for no offer where %s', async (_, state) => {
  const story = await open(state);
  await waitFor(() => expect(story.calls.some((call) => call.includes('/course/1'))).toBe(true));
  expect(asked(story)).toEqual([]);
});

it('shows the price of a running sale beside the button of the card, and names the full one', async () => {
  await open({ sections: { miaosha: true }, charge: 49 });
  const card = within(screen.getByRole('region', { name: '整门课程' }));
  expect(await card.findByText(/限时秒杀价/)).toBeTruthy();
  const [first, second] = card.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['去抢购 ￥29', '#deals']);
  expect(second?.textContent).toBe('原价购买 ￥49');
});
