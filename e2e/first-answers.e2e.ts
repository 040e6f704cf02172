import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading } from './site.ts';
import { recordCalls } from './watch.ts';

/** Holds back the code of the page; answers how it is let go. What comes later then passes at once. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const isSignedIn of [false, true])
  test.describe(isSignedIn ? 'a reader who is signed in' : 'a visitor', () => {
    test.use({ isSignedIn });

    test('is answered while the code of the page is still on its way, and asks nothing twice', async ({
      page,
      article,
    }) => {
      const calls = recordCalls(page);
      const own = isSignedIn ? ['GET /api/v2/my/detail'] : [];
      for (const [path, call, title] of [
        ['/', 'GET /api/v2/home', null],
        [article.path, `GET /api/v2${article.path}`, article.title],
      ] as const) {
        const letGo = await holdCode(page);
        await page.goto(path, { waitUntil: 'commit' });
        const first = ['GET /api/v2/other/config', call, ...own];
        await expect.poll(() => calls.toSorted()).toEqual(first.toSorted());
        letGo();
        if (title !== null) await expect(heading(page, title)).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const each of first) expect(calls.filter((made) => made === each)).toHaveLength(1);
        calls.length = 0;
      }
    });
  });

test('the large picture of a page is on its way before the code of the page is there', async ({
  page,
  article,
}) => {
  for (const path of ['/', article.path]) {
    const letGo = await holdCode(page);
    const picture = page.waitForRequest((request) => request.resourceType() === 'image');
    await page.goto(path, { waitUntil: 'commit' });
    const address = (await picture).url();
    let times = 1;
    page.on('request', (request) => (times += request.url() === address ? 1 : 0));
    letGo();
    await expect(
      page.locator(`main img[src="${new URL(address).pathname}"], main img[src="${address}"]`).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(times).toBe(1);
    page.removeAllListeners('request');
  }
});

test('a page names all files of its first view', async ({ page, article }) => {
  for (const path of ['/', '/article', article.path, '/login']) {
    const late: string[] = [];
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.(js|css)$/.test(pathname) && !html.includes(`"${pathname}"`)) late.push(pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(late.filter((file) => !/\/(comment-box|send-unsent)/.test(file))).toEqual([]);
    page.removeAllListeners('request');
  }
});
