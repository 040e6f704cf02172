import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('of a busy server', () => {
  const onRetry = vi.fn<() => void>();
  const show = (retryAfter: number, isRetrying = false) => (
    <ErrorState
      title="文章没有加载出来"
      description="请检查网络。"
      retryAfter={retryAfter}
      isRetrying={isRetrying}
      onRetry={() => onRetry()}
    />
  );
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

  beforeEach(() => {
    vi.useFakeTimers();
    onRetry.mockClear();
  });
  afterEach(() => void vi.useRealTimers());

  it('says how long to wait in place of its advice, and tries again once after that', () => {
    const { rerender } = render(show(3));
    expect(screen.getByText('服务器正忙，3 秒后会自动再试。')).toBeTruthy();
    expect(screen.queryByText('请检查网络。')).toBeNull();
    pass(2);
    rerender(show(3));
    expect(onRetry).not.toHaveBeenCalled();
    pass(1);
    expect(onRetry).toHaveBeenCalledOnce();
    pass(60);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('waits anew when it was asked in vain', () => {
    const { rerender } = render(show(3));
    pass(3);
    rerender(show(3, true));
    pass(60);
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(show(3));
    pass(3);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('tries nothing by itself when it has gone, or where no wait was named', () => {
    const { rerender, unmount } = render(show(0));
    expect(screen.getByText('请检查网络。')).toBeTruthy();
    pass(60);
    rerender(show(3));
    unmount();
    pass(60);
    expect(onRetry).not.toHaveBeenCalled();
  });
});
