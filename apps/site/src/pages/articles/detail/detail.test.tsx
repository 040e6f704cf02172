import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleDetail } from '@shuyuan/api-client';
import { silence, testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { articleDetailFixture, commentsFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite, type StorySiteOptions } from '../../../testing/story-site.tsx';

const free = '阳光会直直照到井底';
const rest = '亚历山大的柱子，这一刻有影子';

const paid: ArticleDetail = {
  ...articleDetailFixture,
  article: {
    ...articleDetailFixture.article,
    charge: 29,
    is_vip_free: true,
    can_read: false,
    render_content: `<p>${free}</p>`,
  },
};

const bought: ArticleDetail = {
  ...paid,
  article: { ...paid.article, can_read: true, is_buy: true, render_content: `<p>${free}</p><p>${rest}</p>` },
  study: { place: 0, progress: 0, is_collected: true },
};

/** The page; what the server says of the article may change. */
async function open(options: Pick<StorySiteOptions, 'user'> = {}) {
  let answer: ArticleDetail | typeof silence = paid;
  const story = createStorySite({
    path: '/article/3/detail',
    scenario: {
      my: { detail: testUser },
      articles: { detail: () => answer },
      comments: { list: commentsFixture },
    },
    ...options,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByText(free);
  return {
    ...story,
    answerWith: (next: typeof answer) => void (answer = next),
    asked: () => story.calls.filter((call) => call === 'GET /api/v2/article/3/detail').length,
    here: () => story.router.state.location.pathname + story.router.state.location.search,
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks once more for who signs in, and keeps the text on the page meanwhile', async () => {
  const { site, answerWith, asked } = await open();
  expect(screen.getByText('以下为付费内容')).toBeTruthy();
  expect(asked()).toBe(1);
  answerWith(silence);
  await act(() => site.session.signIn('story'));
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getByText(free)).toBeTruthy();
  act(() => site.session.leave());
  answerWith(bought);
  await act(() => site.session.signIn('story again'));
  expect(await screen.findByText(rest)).toBeTruthy();
  expect(screen.queryByText('以下为付费内容')).toBeNull();
  expect(screen.getByText('已购买')).toBeTruthy();
  expect(screen.getByRole('button', { name: '已收藏', pressed: true })).toBeTruthy();
});

it('asks once more for another person, who does not read what the one before has bought', async () => {
  const { site, answerWith } = await open();
  answerWith(bought);
  await act(() => site.session.signIn('story'));
  expect(await screen.findByText(rest)).toBeTruthy();
  answerWith(silence);
  act(() => site.session.start('another'));
  expect(screen.queryByText(rest)).toBeNull();
  answerWith(paid);
  act(() => site.session.start('the next'));
  expect(await screen.findByText('以下为付费内容')).toBeTruthy();
  expect(screen.queryByText(rest)).toBeNull();
});

it('leads to the cashier for the article, and to the memberships', async () => {
  const { here, router } = await open({ user: testUser });
  await press('解锁全文 ¥29');
  await waitFor(() => expect(here()).toBe('/order/order?goods_type=article&goods_id=3'));
  await act(() => router.navigate(-1));
  await press('会员免费看');
  await waitFor(() => expect(here()).toBe('/vip'));
});

it('asks a visitor who wants to buy to sign in first, and leads to the cashier then', async () => {
  const { here, site } = await open();
  await press('解锁全文 ¥29');
  expect(site.session.getState().loginDialog.isOpen).toBe(true);
  expect(here()).toBe('/article/3/detail');
  await act(() => site.session.signIn('story'));
  await waitFor(() => expect(here()).toBe('/order/order?goods_type=article&goods_id=3'));
});
