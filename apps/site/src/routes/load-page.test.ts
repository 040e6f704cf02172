import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage, PageLoadError } from './load-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Page = () => null;

it('gives a page up whose code has not come within 120 s', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  loadPage(() => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(PageLoadError);
});

it('waits for a page as long as that', async () => {
  const loaded = loadPage(async () => {
    await new Promise((resolve) => setTimeout(resolve, 119_000));
    return { default: Page };
  });
  await vi.advanceTimersByTimeAsync(119_000);
  await expect(loaded).resolves.toBe(Page);
  expect(vi.getTimerCount()).toBe(0);
});

it('says of a page whose code fails that it could not be loaded', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadPage(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'PageLoadError', cause });
});
