import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../app.tsx';
import type { BrowserPage } from '../stores/browser-page.ts';
import { articleListFixture, configFixture } from '../testing/site.fixtures.ts';
import { createStorySite } from '../testing/story-site.tsx';

const line = vi.hoisted(() => ({ isOnline: false, asked: 0 }));

vi.mock('./login-dialog.ts', async () => {
  line.asked += 1;
  if (!line.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return { BindMobileDialog: () => <dialog open /> };
});

const notice = '绑定手机号的窗口没有打开，请检查网络';

function open(page: Partial<BrowserPage> = {}) {
  const { site, router } = createStorySite({
    path: '/article',
    user: { ...testUser, is_bind_mobile: 0 },
    scenario: {
      articles: { list: articleListFixture },
      config: { public: { ...configFixture, member: { enabled_mobile_bind_alert: 1 } } },
    },
  });
  Object.assign(site.page, page);
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
}

it('T3 LD-05 offers to load the page anew when the dialog for the number is gone with its version', async () => {
  const reload = vi.fn<() => void>();
  open({ isOutdated: () => true, reload });
  expect(await screen.findByText('网站刚刚更新，重新加载后即可继续')).toBeTruthy();
  expect(screen.queryByText(notice)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('T3 LD-05 says that the dialog for the number did not come, until it has come', async () => {
  open();
  expect(await screen.findByText(notice)).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: '文章' });
  const { asked } = line;
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(line.asked).toBe(asked + 1));
  expect(await screen.findByText(notice)).toBeTruthy();
  line.isOnline = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});
