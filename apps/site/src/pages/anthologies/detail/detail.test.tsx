import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnthologyDetail } from '@shuyuan/api-client';
import { testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { anthologyDetailFixture, soldAnthologyFixture } from '../../../testing/anthologies.fixtures.ts';
import { articleDetailFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite, type StorySiteOptions } from '../../../testing/story-site.tsx';

/** The page; what the server says of the anthology may change. */
async function open(first: AnthologyDetail, options: Pick<StorySiteOptions, 'user'> = {}) {
  let answer = first;
  const story = createStorySite({
    path: '/anthology/1',
    scenario: {
      my: { detail: testUser },
      anthologies: { detail: () => answer },
      articles: { detail: articleDetailFixture },
    },
    ...options,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1, name: first.anthology.title });
  return {
    ...story,
    answerWith: (next: AnthologyDetail) => void (answer = next),
    here: () => story.router.state.location.pathname + story.router.state.location.search,
  };
}

const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

it('leads a reader to the article that comes next, as part of the anthology', async () => {
  const begun = anthologyDetailFixture({
    progress: [100, 42],
    study: { progress: 38, read_count: 1, next_id: 2 },
  });
  const { here } = await open(begun, { user: testUser });
  expect(screen.getByRole('progressbar', { name: '阅读进度' }).getAttribute('aria-valuenow')).toBe('38');
  expect(screen.getByText('已读完1篇，共4篇')).toBeTruthy();
  await follow('继续阅读');
  await waitFor(() => expect(here()).toBe('/article/2/detail?anthology=1'));
});

it('says of each article what was read of it, and what has to be bought', async () => {
  const { chapters, ...rest } = soldAnthologyFixture();
  const [first, second] = chapters;
  const [one, two] = first!.articles;
  const read = [
    { ...one!, progress: 100 },
    { ...two!, progress: 42 },
  ];
  await open({ ...rest, chapters: [{ ...first!, articles: read }, second!] }, { user: testUser });
  const names = within(screen.getByRole('region', { name: '目录' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    '01怎样读完一本难读的书约3分钟已读完',
    '02在书页边上写字约4分钟已读42%',
    '03用一根影子量出地球约5分钟需购买',
    '04二十个字，可以读多久约6分钟需购买',
  ]);
});

it('leads who has not bought it to the cashier, and lets them read what is free first', async () => {
  const { here, router } = await open(soldAnthologyFixture(), { user: testUser });
  expect(screen.getByRole('region', { name: '整部文集' }).textContent).toContain('¥49');
  await follow('先读一篇');
  await waitFor(() => expect(here()).toBe('/article/1/detail?anthology=3'));
  await act(() => router.navigate(-1));
  await follow('购买文集');
  await waitFor(() => expect(here()).toBe('/order/order?goods_type=anthology&goods_id=3'));
});

it('leads to the memberships where members read it', async () => {
  const { here } = await open(soldAnthologyFixture({ is_vip_free: true }), { user: testUser });
  await follow('会员免费读');
  await waitFor(() => expect(here()).toBe('/vip'));
});

it('asks once more for who signs in, who may have bought it', async () => {
  const { site, answerWith } = await open({ ...soldAnthologyFixture(), study: null });
  expect(screen.getByRole('link', { name: '购买文集' })).toBeTruthy();
  const anthology = { ...soldAnthologyFixture().anthology, can_read: true, is_buy: true };
  answerWith(anthologyDetailFixture({ anthology, study: { progress: 0, read_count: 0, next_id: 1 } }));
  await act(() => site.session.signIn('story'));
  expect(await screen.findByRole('link', { name: '开始阅读' })).toBeTruthy();
  expect(screen.getByText('已购买')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '购买文集' })).toBeNull();
});

it('says that all is read, and offers to begin again', async () => {
  const study = { progress: 100, read_count: 4, next_id: null };
  const { here } = await open(anthologyDetailFixture({ progress: [100, 100, 100, 100], study }), {
    user: testUser,
  });
  expect(screen.getByText('整部文集都读完了')).toBeTruthy();
  await follow('再读一遍');
  await waitFor(() => expect(here()).toBe('/article/1/detail?anthology=1'));
});

it('brings a visitor who signs in from it back to it', async () => {
  const { here } = await open(anthologyDetailFixture());
  await userEvent.click(
    within(screen.getByRole('region', { name: '阅读进度' })).getByRole('link', { name: '登录' }),
  );
  await waitFor(() => expect(here()).toBe('/login?redirect=%2Fanthology%2F1'));
});
