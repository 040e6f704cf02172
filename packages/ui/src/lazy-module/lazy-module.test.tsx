import { StrictMode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createLazyModule, type LazyModule } from './lazy-module.ts';
import { useLazyModuleOrRetry } from './use-lazy-module-or-retry.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** A line that is down until it is mended, and counts how often it was asked. */
function createLine() {
  const line = { isUp: false, asked: 0 };
  const lazy = createLazyModule(async () => {
    line.asked += 1;
    if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return { words: '到了' };
  });
  return { line, lazy };
}

const settle = () => act(async () => {});

function Wanting({ lazy, isWanted, onFailure }: { lazy: Lazy; isWanted: boolean; onFailure?: () => void }) {
  return <output>{useLazyModule(lazy, isWanted, onFailure)?.words}</output>;
}

type Lazy = LazyModule<{ words: string }>;

it('fetches a module when it is wanted, and once for all who want it', async () => {
  const { line, lazy } = createLine();
  line.isUp = true;
  const { rerender } = render(<Wanting lazy={lazy} isWanted={false} />);
  await settle();
  expect(line.asked).toBe(0);
  rerender(
    <>
      <Wanting lazy={lazy} isWanted />
      <Wanting lazy={lazy} isWanted />
    </>,
  );
  await settle();
  expect(screen.getAllByText('到了')).toHaveLength(2);
  expect(line.asked).toBe(1);
});

it('tells a failure once, and asks anew for the next', async () => {
  const { line, lazy } = createLine();
  const onFailure = vi.fn<() => void>();
  const { rerender } = render(<Wanting lazy={lazy} isWanted onFailure={onFailure} />);
  await settle();
  rerender(<Wanting lazy={lazy} isWanted onFailure={onFailure} />);
  await settle();
  expect([onFailure.mock.calls.length, line.asked]).toEqual([1, 1]);
  rerender(<Wanting lazy={lazy} isWanted={false} onFailure={onFailure} />);
  line.isUp = true;
  rerender(<Wanting lazy={lazy} isWanted onFailure={onFailure} />);
  await settle();
  expect(screen.getByText('到了')).toBeTruthy();
  expect(onFailure).toHaveBeenCalledOnce();
});

it('tells nobody who has gone or wants it no more', async () => {
  const { lazy } = createLine();
  const onFailure = vi.fn<() => void>();
  const { rerender, unmount } = render(<Wanting lazy={lazy} isWanted onFailure={onFailure} />);
  rerender(<Wanting lazy={lazy} isWanted={false} onFailure={onFailure} />);
  await settle();
  rerender(<Wanting lazy={lazy} isWanted onFailure={onFailure} />);
  unmount();
  await settle();
  expect(onFailure).not.toHaveBeenCalled();
});

function Place({ lazy }: { lazy: Lazy }) {
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazy);
  if (hasFailed) return <button onClick={retry}>重试</button>;
  return <output>{module?.words ?? '等待'}</output>;
}

it('keeps the place of a module that does not come until it comes, however often it is asked for', async () => {
  const { line, lazy } = createLine();
  render(<Place lazy={lazy} />, { wrapper: StrictMode });
  await settle();
  const retry = screen.getByRole('button', { name: '重试' });
  const before = line.asked;
  fireEvent.click(retry);
  expect(screen.getByText('等待')).toBeTruthy();
  await settle();
  expect(line.asked).toBeGreaterThan(before);
  line.isUp = true;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await settle();
  expect(screen.getByText('到了')).toBeTruthy();
});

it.each(['online', 'focus', 'pageshow'])('is asked for by itself at "%s", without a word', async (wake) => {
  const { line, lazy } = createLine();
  render(<Place lazy={lazy} />);
  await settle();
  fireEvent(window, new Event(wake));
  await settle();
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  line.isUp = true;
  fireEvent(window, new Event(wake));
  await settle();
  expect(screen.getByText('到了')).toBeTruthy();
  const { asked } = line;
  fireEvent(window, new Event(wake));
  expect(line.asked).toBe(asked);
});

it('is asked for again after a moment when the page is online before the line is', async () => {
  vi.useFakeTimers();
  try {
    const { line, lazy } = createLine();
    const { unmount } = render(<Place lazy={lazy} />);
    await settle();
    fireEvent(window, new Event('online'));
    await settle();
    const { asked } = line;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(line.asked).toBe(asked + 1);
    line.isUp = true;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('到了')).toBeTruthy();
    unmount();
  } finally {
    vi.useRealTimers();
  }
});

it('is asked for no more by a place that has gone', async () => {
  vi.useFakeTimers();
  try {
    const { line, lazy } = createLine();
    const { unmount } = render(<Place lazy={lazy} />);
    await settle();
    fireEvent(window, new Event('online'));
    unmount();
    await settle();
    const { asked } = line;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(line.asked).toBe(asked);
  } finally {
    vi.useRealTimers();
  }
});

it('comes to every place when it has come to one', async () => {
  const { line, lazy } = createLine();
  render(
    <>
      <Place lazy={lazy} />
      <Place lazy={lazy} />
    </>,
  );
  await settle();
  line.isUp = true;
  fireEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  await settle();
  expect(screen.getAllByText('到了')).toHaveLength(2);
});
