import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../app.tsx';
import type { BrowserPage } from '../stores/browser-page.ts';
import { articleListFixture } from '../testing/site.fixtures.ts';
import { createStorySite } from '../testing/story-site.tsx';

const line = vi.hoisted(() => ({ isOnline: false }));

vi.mock('./login-dialog.ts', async () => {
  if (!line.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return { LoginDialog: () => <dialog open /> };
});

async function open(page: Partial<BrowserPage> = {}) {
  const { site, router } = createStorySite({
    path: '/article',
    scenario: { articles: { list: articleListFixture } },
  });
  Object.assign(site.page, page);
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1, name: '文章' });
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  return site;
}

it('T3 a sign-in whose code is gone, with the version that the page is of, offers to load it anew', async () => {
  const reload = vi.fn<() => void>();
  await open({ isOutdated: () => true, reload });
  expect(await screen.findByText('网站刚刚更新，重新加载后即可继续')).toBeTruthy();
  expect(screen.queryByText(/请检查网络/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('T3 a sign-in whose code does not come leaves the page as it is, and opens at the next press', async () => {
  const site = await open();
  expect(await screen.findByText('登录没有打开，请检查网络后重试')).toBeTruthy();
  expect(site.session.getState().loginDialog).toEqual({ isOpen: false, mode: 1, intent: null });
  expect(screen.getByRole('heading', { level: 1, name: '文章' })).toBeTruthy();
  line.isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
