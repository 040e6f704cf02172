import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLazyModule } from './lazy-module.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line on which nothing comes until it is let through. */
function createHangingLine() {
  const held: PromiseWithResolvers<string>[] = [];
  const lazy = createLazyModule(() => {
    held.push(Promise.withResolvers<string>());
    return held.at(-1)!.promise;
  });
  return { held, lazy };
}

/** Whether a promise has ended, and how. */
function watch(promise: Promise<unknown>) {
  const seen = { end: 'none' };
  promise.then(
    () => void (seen.end = 'came'),
    () => void (seen.end = 'failed'),
  );
  return seen;
}

it('gives a module up that has not come within 120 s, and asks for it anew', async () => {
  const { held, lazy } = createHangingLine();
  const first = watch(lazy.load());
  await vi.advanceTimersByTimeAsync(119_999);
  expect(first.end).toBe('none');
  expect(watch(lazy.load()).end).toBe('none');
  expect(held).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(first.end).toBe('failed');
  const second = watch(lazy.load());
  expect(held).toHaveLength(2);
  held[1]?.resolve('到了');
  await vi.advanceTimersByTimeAsync(0);
  expect(second.end).toBe('came');
  expect(lazy.current()).toBe('到了');
});

it('takes what comes after it was given up, once', async () => {
  const { held, lazy } = createHangingLine();
  const heard = vi.fn<() => void>();
  lazy.subscribe(heard);
  watch(lazy.load());
  await vi.advanceTimersByTimeAsync(120_000);
  watch(lazy.load());
  held[0]?.resolve('迟到');
  held[1]?.resolve('又到');
  await vi.advanceTimersByTimeAsync(0);
  expect(lazy.current()).toBe('迟到');
  expect(heard).toHaveBeenCalledOnce();
});

it('leaves no clock running behind what has come or failed', async () => {
  const { held, lazy } = createHangingLine();
  watch(lazy.load());
  held[0]?.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
  watch(lazy.load());
  held[1]?.resolve('到了');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
