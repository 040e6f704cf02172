import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comments, header, heading, loginDialog, neighbours, notice } from './site.ts';
import type { Watch } from './watch.ts';

test.use({ commentsCount: 3 });

/** Cuts the line below the files of one part; answers how it is mended. */
async function cutOff(page: Page, watch: Watch, part: RegExp) {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.route(part, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(part);
}

/** How many rules there are of the style sheets with such a name. */
const rulesOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes(wanted))
        .reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    name,
  );

/** An article below which the code of the comments did not come. */
async function openWithoutComments(page: Page, watch: Watch, path: string) {
  const mend = await cutOff(page, watch, /\/assets\/comment-box-/);
  await page.goto(path);
  await neighbours(page).scrollIntoViewIfNeeded();
  const failure = page.getByRole('alert').filter({ hasText: '评论没有加载出来' });
  await expect(failure).toBeVisible();
  return { failure, mend };
}

test(
  'T3 comments whose code did not come are asked for again in their place, and come with their looks',
  { tag: '@journey' },
  async ({ page, article, watch }) => {
    const { failure, mend } = await openWithoutComments(page, watch, article.path);
    await expect(heading(page, article.title)).toBeVisible();
    expect(await rulesOf(page, '/comment-box-')).toBe(0);
    await mend();
    await failure.getByRole('button', { name: '再试一次' }).click();
    await expect(comments(page)).toHaveCount(3);
    expect(await rulesOf(page, '/comment-box-')).toBeGreaterThan(0);
  },
);

test('T3 comments come by themselves when the line is back', async ({ page, context, article, watch }) => {
  const { mend } = await openWithoutComments(page, watch, article.path);
  await context.setOffline(true);
  await mend();
  await context.setOffline(false);
  await expect(comments(page)).toHaveCount(3);
});

test('T3 a sign-in whose code did not come leaves the page, and opens at the next press', async ({
  page,
  article,
  watch,
}) => {
  const mend = await cutOff(page, watch, /\/assets\/login-dialog-/);
  await page.goto(article.path);
  const signIn = header(page).getByRole('button', { name: '登录' });
  await signIn.click();
  await expect(notice(page, '登录没有打开，请检查网络后重试')).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
  await mend();
  await signIn.click();
  await expect(loginDialog(page)).toBeVisible();
});

test('T3 a sign-in whose code is gone, since the site was renewed, opens after the page was loaded anew', async ({
  page,
  article,
  watch,
}) => {
  const part = /\/assets\/login-dialog-/;
  watch.allow(/404 \(Not Found\)/);
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await page.goto(article.path);
  const signIn = header(page).getByRole('button', { name: '登录' });
  await signIn.click();
  await expect(notice(page, '网站刚刚更新，重新加载后即可继续')).toBeVisible();
  await page.unroute(part);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '重新加载' }).click();
  await loaded;
  await signIn.click();
  await expect(loginDialog(page)).toBeVisible();
});
