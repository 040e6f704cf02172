import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../app.tsx';
import type { BrowserPage } from '../../stores/browser-page.ts';
import { recordDetail, recordFixture } from '../../testing/records.fixtures.ts';
import { articleDetailFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

const line = vi.hoisted(() => ({ isOnline: false }));

vi.mock('./comment-box.ts', async () => {
  if (!line.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return { CommentBox: () => <output>讨论</output> };
});

function open(path: string, page: Partial<BrowserPage> = {}) {
  const { site, router } = createStorySite({
    path,
    scenario: { records: { detail: recordDetail() }, articles: { detail: articleDetailFixture } },
  });
  Object.assign(site.page, page);
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
}

it('T3 comments whose code is gone, with the version that the page is of, offer to load it anew', async () => {
  const reload = vi.fn<() => void>();
  open('/article/3/detail#comment-1', { isOutdated: () => true, reload });
  expect((await screen.findByRole('alert')).textContent).toBe('网站刚刚更新，重新加载后即可继续重新加载');
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(reload).toHaveBeenCalledOnce();
});

async function findFailureOn(path: string, title: string) {
  open(path);
  const failure = await screen.findByText(/评论没有加载出来/);
  expect(failure.getAttribute('role')).toBe('alert');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
}

it('T3 a recording and an article stay on their page when the code of their comments does not come, and they are asked for again', async () => {
  await findFailureOn('/record/detail?id=1', recordFixture(0).title);
  cleanup();
  await findFailureOn('/article/3/detail#comment-1', articleDetailFixture.article.title);
  line.isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('讨论')).toBeTruthy();
});
