import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../app.tsx';
import { articleListFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

vi.mock('./search-dialog.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it.each([
  ['did not come', false, '搜索没有打开，请检查网络后重试'],
  ['is gone with the version that the page is of', true, '网站刚刚更新，重新加载后即可继续'],
])('T3 the search whose code %s says what to do about it', async (_, isOutdated, text) => {
  const { site, router } = createStorySite({
    path: '/article',
    scenario: { articles: { list: articleListFixture } },
  });
  site.page.isOutdated = () => isOutdated;
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '搜索' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: '重新加载' })).toHaveLength(isOutdated ? 1 : 0);
});
