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

async function open({ isOpen = true, ...course }: Course & { isOpen?: boolean } = {}) {
  const { now, goods } = groupBuyDetail;
  const story = createStorySite({
    path: '/course/1?team=6',
    user: testUser,
    scenario: {
      config: { public: { ...configFixture, features: { ...configFixture.features, tuangou: isOpen } } },
      courses: { detail: courseDetailFixture(course) },
      comments: commentScenarios.loaded.comments,
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

const asked = ({ calls }: { calls: readonly string[] }) => calls.filter((call) => call.includes('/TuanGou/'));

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

it.each([
  ['the school does not sell to groups', { isOpen: false }],
  ['it is had already', { can_watch: true, is_buy: true, opened_by: 'grant' }],
  ['it is sold no longer', { is_on_sale: false }],
] as const)('asks for no offer where %s', async (_, state) => {
  const story = await open(state);
  await waitFor(() => expect(story.calls.some((call) => call.includes('/course/1'))).toBe(true));
  expect(asked(story)).toEqual([]);
});
