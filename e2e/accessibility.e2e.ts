import type { Page, TestDetails } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test, type OwnArticle } from './fixtures.ts';
import {
  comments,
  composer,
  heading,
  learner,
  loginDialog,
  openArticle,
  replyButton,
  signIn,
  userMenu,
} from './site.ts';

test.use({ commentsCount: 12 });

interface Place {
  name: string;
  open: (page: Page, article: OwnArticle) => Promise<unknown>;
  details?: TestDetails;
}

const places: Place[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'the article list', open: (page) => page.goto('/article') },
  { name: 'the 404 page', open: (page) => page.goto('/404') },
  {
    name: 'the login screen with its complaints',
    async open(page) {
      await page.goto('/login');
      await page.getByRole('button', { name: '立即登录' }).click();
      await expect(page.getByText('请输入手机号')).toBeVisible();
    },
  },
  {
    name: 'the login dialog over an article',
    async open(page, article) {
      await openArticle(page, article.path, 10);
      await replyButton(comments(page).first()).click();
      await expect(loginDialog(page)).toBeVisible();
    },
  },
  {
    name: 'an article with the user menu and a reply open',
    details: { tag: '@journey' },
    async open(page, article) {
      await openArticle(page, article.path, 10);
      await replyButton(comments(page).first()).click();
      await signIn(loginDialog(page), learner);
      await expect(composer(page)).toBeVisible();
      await userMenu(page).click();
    },
  },
];

for (const { name, open, details = {} } of places)
  test(
    `CB-12 ${name} has nothing for axe to report, in light and in dark`,
    details,
    async ({ page, article }) => {
      await open(page, article);
      // Under a dialog the page is hidden from everybody but the eye.
      await expect(page.getByRole('main', { includeHidden: true })).not.toBeEmpty();
      await expect(page.getByText('正在打开书院')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoViolations(page);
      }
    },
  );

test('the page takes the colours of the reader’s system, and the choice of the reader outlives a reload', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/404');
  await expect(heading(page, '没有找到这一页')).toBeVisible();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);

  await page.goto('/article');
  await page.getByRole('button', { name: '外观与语言' }).click();
  await page.getByRole('radio', { name: '浅色' }).check();
  expect(await background()).toBe(light);
  await page.reload();
  expect(await background()).toBe(light);
});
