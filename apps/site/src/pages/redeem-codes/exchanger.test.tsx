import type { RedeemRecord } from '@shuyuan/api-client/money';
import { testUser, type Scenario } from '@shuyuan/widgets/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { configFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

const record: RedeemRecord = {
  activity_id: 1,
  activity: {
    name: '开学赠礼',
    relate_data: [
      { sign: 'vod', id: 1, name: '一句话的写法' },
      { sign: 'paper', id: 2, name: '语感小测' },
    ],
  },
  used_at: '2026-03-01T02:00:00.000Z',
};

function open(part: Scenario['redeemCodes'] = {}) {
  const story = createStorySite({
    path: '/exchanger',
    user: testUser,
    scenario: {
      config: { public: { ...configFixture, features: { ...configFixture.features, codeExchanger: true } } },
      session: { logout: {} },
      captcha: { image: { key: 'one', img: '', question: '三加四等于几？' } },
      redeemCodes: {
        query: {
          activity: {
            name: '开学赠礼',
            relate_courses: [{ sign: 'vod', id: 1, name: '一句话的写法', is_subscribe: 0, days: null }],
          },
        },
        confirm: record,
        records: { data: [record], total: 1 },
        ...part,
      },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('a press on a record shows what it was of; a section that is closed is no link', async () => {
  open();
  const button = await screen.findByRole('button', { name: /开学赠礼/ });
  await userEvent.click(button);
  const link = screen.getByRole('link', { name: '一句话的写法' });
  expect(link.getAttribute('href')).toBe('/course/1');
  expect(screen.queryByRole('link', { name: '语感小测' })).toBeNull();
  expect(screen.getByText('语感小测')).toBeTruthy();
});

it('what was redeemed is listed at once', async () => {
  let isRedeemed = false;
  open({
    confirm: () => {
      isRedeemed = true;
      return record;
    },
    records: () => ({ data: isRedeemed ? [record] : [], total: isRedeemed ? 1 : 0 }),
  });
  await screen.findByText('这里还没有兑换记录');
  await userEvent.type(screen.getByRole('textbox', { name: '兑换码' }), 'KAIXUE23{enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: '三加四等于几？' }), '7{enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '验证成功，可兑换以下内容' }));
  await userEvent.click(dialog.getByRole('button', { name: '确认兑换' }));
  expect(await screen.findByRole('button', { name: /开学赠礼/ })).toBeTruthy();
});

it('who has signed out meanwhile is asked by the dialog, and the code stays', async () => {
  const { site } = open();
  const field = await screen.findByRole('textbox', { name: '兑换码' });
  await userEvent.type(field, 'KAIXUE23');
  await screen.findByRole('button', { name: /开学赠礼/ });
  await act(() => site.session.signOut());
  await screen.findByText('这里还没有兑换记录');
  await userEvent.click(screen.getByRole('button', { name: '验证' }));
  await waitFor(() => expect(site.session.getState().loginDialog.isOpen).toBe(true));
  expect(screen.getByDisplayValue('KAIXUE23')).toBeTruthy();
});

it('a session that ends leads to the login page; after it the code still stands', async () => {
  const { site, router } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: '兑换码' }), 'KAIXUE23');
  act(() => site.session.expire('story'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '兑换码' })).toBeNull());
  await act(() => site.session.signIn('story'));
  await act(() => router.navigate('/exchanger'));
  expect(await screen.findByDisplayValue('KAIXUE23')).toBeTruthy();
});
