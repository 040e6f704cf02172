import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createCommentsBackend } from '../comment-box/comments-backend.fixtures.ts';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../testing/index.ts';
import { LazyComments } from './lazy-comments.tsx';

const line = vi.hoisted(() => ({ isOnline: false }));

vi.mock('../comment-box/comment-box.tsx', async () => {
  if (!line.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return { CommentBox: () => <output>评论</output> };
});

it('T3 comments whose code does not come say so in their place, and come when asked for again', async () => {
  render(
    <HostProvider host={createTestHost()}>
      <LazyComments comments={createCommentsBackend().api} target={{ type: 'records', id: 1 }} />
    </HostProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('这一部分没有显示出来');
  line.isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('评论')).toBeTruthy();
});
