import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '../../app.tsx';
import { recordDetail, recordFixture } from '../../testing/records.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

const line = vi.hoisted(() => ({ isOnline: false }));

vi.mock('./comment-box.ts', async () => {
  if (!line.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return { CommentBox: () => <output>讨论</output> };
});

it('T3 a recording stays on its page when the code of its comments does not come, and they are asked for again', async () => {
  const { site, router } = createStorySite({
    path: '/record/detail?id=1',
    scenario: { records: { detail: recordDetail() } },
  });
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  expect(await screen.findByText(/评论没有加载出来/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: recordFixture(0).title })).toBeTruthy();
  line.isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('讨论')).toBeTruthy();
});
