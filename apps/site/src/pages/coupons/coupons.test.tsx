import { Refusal, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { createStorySite } from '../../testing/story-site.tsx';
import { couponOf, coupons, offers } from './coupons.fixtures.ts';

/** The page of somebody whose offers go once they were taken. */
function open(path = '/my/coupons', part: Scenario['coupons'] = {}, user: typeof testUser | null = testUser) {
  const taken: string[] = [];
  const story = createStorySite({
    path,
    user,
    scenario: {
      coupons: {
        mine: ({ query: { status } }) => {
          const own = coupons.filter((coupon) => coupon.status === status);
          const data = taken.length > 0 ? [couponOf(7, { name: '开学季' }), ...own] : own;
          return { data, total: data.length };
        },
        offers: () => {
          const data = offers.filter(({ token }) => !taken.includes(token));
          return { data, total: data.length };
        },
        take: ({ body: { token } }) => {
          taken.push(token);
          return couponOf(7, { name: '开学季' });
        },
        ...part,
      },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { ...story, taken };
}

it('each unused coupon says what it is good for, and leads there', async () => {
  open();
  const link = await screen.findByRole('link', { name: /去使用.*写作课专享/ });
  expect(link.getAttribute('href')).toBe('/course/1');
  expect(screen.getByRole('link', { name: /去使用.*春季读书周/ }).getAttribute('href')).toBe('/courses');
  expect(screen.getByText('8.5 折')).toBeTruthy();
  // What it was for is gone.
  expect(screen.queryByRole('link', { name: /去使用.*旧课专享/ })).toBeNull();
  expect(screen.getByText('商品已下架')).toBeTruthy();
});

it('a tab shows those that were used, with the way to the order', async () => {
  open('/my/coupons?status=used');
  expect((await screen.findByRole('link', { name: '查看订单' })).getAttribute('href')).toBe(
    '/order/detail?order_id=20260302095900271828',
  );
});

it('what is taken goes from what can be taken, stands among one’s own, and is said', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '领取“开学季”' }));
  expect(await screen.findByText(/已领取“开学季”/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '领取“开学季”' })).toBeNull());
  expect(screen.getByRole('link', { name: /去使用.*开学季/ })).toBeTruthy();
});

it('a link takes one, once, and the address takes nothing any more', async () => {
  const { taken, router } = open('/my/coupons?take=open-for-everybody-1');
  expect(await screen.findByText(/已领取“开学季”/)).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(taken).toEqual(['open-for-everybody-1']);
  expect(screen.getByText(/已领取“开学季”/)).toBeTruthy();
});

it('why a link takes nothing is said', async () => {
  const { router } = open('/my/coupons?take=open-for-everybody-1', { take: new Refusal(1, '优惠券已领完') });
  expect(await screen.findByText('优惠券已领完')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('who is signed out takes it after signing in', async () => {
  const { router, taken } = open('/my/coupons?take=open-for-everybody-1', {}, null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?redirect=%2Fmy%2Fcoupons%3Ftake%3Dopen-for-everybody-1');
  expect(taken).toEqual([]);
});
