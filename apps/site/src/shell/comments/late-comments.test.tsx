import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../app.tsx';
import { recordDetail, recordFixture } from '../../testing/records.fixtures.ts';
import { articleDetailFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

const line = vi.hoisted(() => ({ isOnline: false }));

vi.mock('./comment-box.ts', async () => {
  if (!line.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return { CommentBox: () => <output>讨论</output> };
});

async function findFailureOn(path: string, title: string) {
  const { site, router } = createStorySite({
    path,
    scenario: { records: { detail: recordDetail() }, articles: { detail: articleDetailFixture } },
  });
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
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
