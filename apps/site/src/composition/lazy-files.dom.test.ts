import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserPage } from './browser-page.browser.ts';

/** As the build puts it around each `import()`. By a literal name TypeScript would find the plugin of that name. */
const helper: string = '../../lazy-files.js';
const { __vitePreload: preload } = (await import(helper)) as {
  __vitePreload: (load: () => Promise<unknown>, files: string[]) => Promise<unknown>;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));
const gone = async () => new Response(null, { status: 404 });

async function bring(file: string) {
  const coming = preload(async () => 'the part', [file]);
  document.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('error'));
  return coming;
}

it.each(['late.js', 'late.css'])(
  'T3 tells the page that it is outdated when %s is gone, and not when the line is down',
  async (file) => {
    const page = createBrowserPage();
    answering(noLine);
    await expect(bring(file)).rejects.toThrow('Failed to fetch');
    expect(page.isOutdated()).toBe(false);
    answering(gone);
    await expect(bring(file)).rejects.toThrow(`/${file} did not come: 404.`);
    expect(page.isOutdated()).toBe(true);
  },
);

it.each(['hanging.js', 'hanging.css'])('gives %s up after 120 s, and asks for it anew', async (file) => {
  vi.useFakeTimers();
  const asked = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  vi.stubGlobal('fetch', asked);
  const links = () => document.querySelectorAll(`link[href="/${file}"]`).length;
  const failed = vi.fn<(error: Error) => void>();
  preload(async () => 'the part', [file]).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  expect(asked.mock.calls.length + links()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls[0]?.[0].message).toBe(`/${file} did not come within 120 s.`);
  expect(links()).toBe(0);
  preload(async () => 'the part', [file]).catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.mock.calls.length + links()).toBe(file.endsWith('.js') ? 2 : 1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(failed).toHaveBeenCalledTimes(2);
});
