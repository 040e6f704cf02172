import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { ErrorState } from './error-state.tsx';

it('announces what happened, and nothing else', () => {
  render(<ErrorState title="文章没有加载出来" description="评论还在。" onRetry={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe('文章没有加载出来');
});

it('tries again once per press, and not while it is trying', async () => {
  const onRetry = vi.fn<() => void>();
  const { rerender } = render(<ErrorState title="文章没有加载出来" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  rerender(<ErrorState title="文章没有加载出来" onRetry={onRetry} isRetrying />);
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('has no button without a way to try again', () => {
  render(
    <UiProvider locale="en">
      <ErrorState title="Not yours to read" />
    </UiProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
