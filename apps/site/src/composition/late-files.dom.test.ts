import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserPage } from './browser-page.browser.ts';

/** As the build puts it around each `import()`. By a literal name TypeScript would find the plugin of that name. */
const helper: string = '../../late-files.js';
const { __vitePreload: preload } = (await import(helper)) as {
  __vitePreload: (load: () => Promise<unknown>, files: string[]) => Promise<unknown>;
};

afterEach(() => void vi.unstubAllGlobals());

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
