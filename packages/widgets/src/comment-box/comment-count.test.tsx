import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost } from '../testing/index.ts';
import { CommentCount } from './comment-count.tsx';
import { createCommentsBackend } from './comments-backend.fixtures.ts';
import { unplugged } from '../testing/failures.fixtures.ts';

async function show(ids: readonly number[], backend = createCommentsBackend({ comments: 12 })) {
  const host = createTestHost();
  const view = render(
    <HostProvider host={host}>
      {ids.map((id) => (
        <CommentCount key={id} comments={backend.api} target={{ type: 'article', id }} />
      ))}
    </HostProvider>,
  );
  await act(() => host.settle());
  return { backend, ...view };
}

it('asks once for all that are drawn together', async () => {
  const { backend } = await show([7, 8, 9]);
  expect(screen.getAllByText('12条评论')).toHaveLength(3);
  expect(backend.calls).toEqual([{ name: 'counts', input: { type: 'article', ids: [7, 8, 9] } }]);
});

it('asks for more than a hundred in portions that the call takes', async () => {
  const { backend } = await show(Array.from({ length: 130 }, (_, index) => index + 1));
  expect(backend.calls.map(({ input }) => (input as { ids: number[] }).ids.length)).toEqual([100, 30]);
  expect(screen.getAllByText('12条评论')).toHaveLength(130);
});

it('shows nothing when the number does not come', async () => {
  const backend = createCommentsBackend();
  backend.fail('counts', unplugged);
  const { container } = await show([7], backend);
  expect(container.textContent).toBe('');
});
