import type { MembershipPlan, User } from '@shuyuan/api-client';
import { joinScenarios, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

const card = {
  short_description: '',
  published_at: '2026-01-01T00:00:00.000Z',
  is_vip_free: true,
  label: '',
};
const question = { category_id: 1, category_name: '付费与会员', answer: '<p>都留着。</p>' };
const around: Scenario = {
  products: {
    list: {
      data: {
        data: [
          { ...card, type: 'course', id: 7, title: '一句话的写法', thumb: '/a.png', charge: 99 },
          { ...card, type: 'article', id: 8, title: '读懂一首诗', thumb: '/b.png', charge: 29 },
        ],
        total: 47,
      },
      counts: { course: 12, article: 31 },
    },
  },
  faq: {
    list: [
      { ...question, id: 1, is_about_membership: true, question: '到期后怎么办？' },
      { ...question, id: 2, is_about_membership: false, question: '怎么改头像？' },
    ],
  },
};

function open(scenario: Scenario, user: User | null) {
  const story = createStorySite({ path: '/vip', user, scenario: joinScenarios(scenario, around) });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { address: () => story.router.state.location.pathname + story.router.state.location.search };
}

const member = {
  ...testUser,
  membership: { id: 2, name: '季度会员', expired_at: '2026-04-22T02:00:00.000Z' },
};
const upgrade = {
  from: { id: 2, name: '季度会员' },
  lines: [
    { kind: 'price' as const, amount: 238 },
    { kind: 'upgrade' as const, amount: -37 },
    { kind: 'to_pay' as const, amount: 201 },
  ],
  ends_at: '2027-03-02T02:00:00.000Z',
  later_until: null,
};
const plan = (id: number, name: string, charge: number, days: number): MembershipPlan => ({
  id,
  name,
  charge,
  expire_days: days,
  desc_rows: ['会员免费的文章全文可读'],
  chosen_share: null,
});
const month = plan(1, '月度会员', 25, 31);
const quarter = plan(2, '季度会员', 68, 92);
const year = plan(3, '年度会员', 238, 365);

it('shows covers of what one gets, the recommended plan, what differs, and the questions about it alone', async () => {
  const chosen = [month, { ...quarter, chosen_share: 0.62 }, year];
  open({ memberships: { plans: chosen } }, null);
  expect(await screen.findByText('12 门课程、31 篇文章，开通以后马上能看。')).toBeTruthy();
  const covers = [...document.querySelectorAll('header [aria-hidden] img')].map((each) =>
    each.getAttribute('src'),
  );
  expect(covers).toEqual(['/a.png', '/b.png']);
  expect(await screen.findByText('六成的人选它')).toBeTruthy();
  const compared = within(screen.getByRole('table'));
  expect(compared.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '权益',
    '不是会员',
    '月度会员¥25',
    '季度会员¥68',
    '年度会员¥238',
  ]);
  expect(compared.getByRole('row', { name: /12 门课程/ }).textContent).toContain('没有');
  const goods = within(screen.getByRole('list', { name: '会员能看的，比如这些' }));
  expect(goods.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/course/7',
    '/article/8/detail',
  ]);
  expect(screen.getByRole('button', { name: '到期后怎么办？' })).toBeTruthy();
  expect(screen.queryByText('怎么改头像？')).toBeNull();
});

it('offers a member to renew, and to upgrade by the rest of what they have, and leads to paying for it', async () => {
  const { address } = open({ memberships: { plans: [month, quarter, { ...year, upgrade }] } }, member);
  expect(await screen.findByRole('button', { name: '续费季度会员' })).toBeTruthy();
  expect(screen.getByText('季度会员剩余天数折抵')).toBeTruthy();
  expect(screen.getByText('¥201')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '升级到年度会员' }));
  await waitFor(() => expect(address()).toBe('/order/order?goods_type=role&goods_id=3'));
});
