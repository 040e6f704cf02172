import type { SearchPage } from '@shuyuan/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { searchPageFixture } from '../../testing/search.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

beforeAll(() => {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => {};
});

const nothing: SearchPage = { data: [], total: 0, counts: {} };

function open(path: string, find: SearchPage = searchPageFixture) {
  const story = createStorySite({
    path,
    scenario: { search: { find } },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const here = () => story.router.state.location.pathname + story.router.state.location.search;
  return { ...story, here, user: userEvent.setup() };
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: '搜索关键词' });
const asked = (calls: readonly string[]) =>
  calls
    .filter((call) => call.startsWith('GET /api/v2/search?'))
    .map((call) => new URL(call.slice(4), 'https://s.test'));

it('shows what an address looks for, by kind with counts, under its own heading', async () => {
  const { calls } = open('/search?keywords=书法&type=teacher');
  expect(await screen.findByRole('heading', { level: 1, name: '搜索' })).toBeTruthy();
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect((await field()).value).toBe('书法');
  expect(screen.getByRole('tab', { name: '教师 1', selected: true })).toBeTruthy();
  expect(screen.getByRole('tab', { name: '分类 1' })).toBeTruthy();
  expect(asked(calls)[0]?.searchParams.get('type')).toBe('teacher');
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
});

it('keeps keyword and kind in the address, and follows a link to other words', async () => {
  const { here, user, router } = open('/search');
  await user.type(await field(), '书法{Enter}');
  await waitFor(() => expect(here()).toBe(`/search?keywords=${encodeURIComponent('书法')}`));
  await user.click(await screen.findByRole('tab', { name: '课程 1' }));
  await waitFor(() => expect(here()).toContain('type=vod'));
  await router.navigate('/search?keywords=writing');
  await waitFor(async () => expect((await field()).value).toBe('writing'));
});

it('goes from the field to the results by keys', async () => {
  const { user } = open('/search?keywords=书法');
  await screen.findAllByRole('option');
  await user.click(await field());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('顾临池');
  expect(document.activeElement).toBe(await field());
});

it('says that nothing was found, and offers other words and lists to look through', async () => {
  open('/search?keywords=书法入门', nothing);
  expect(await screen.findByText('没有找到', { selector: ':not([role=status] *)' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '搜索“书法”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '全部课程' }).getAttribute('href')).toBe('/courses');
});
