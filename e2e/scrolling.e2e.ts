import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comments, header, heading, openArticle, pager, tabTo } from './site.ts';
import { recordCalls } from './watch.ts';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);

/** How solid the header is, from 0 to 1, and whether its words are white. */
const look = (page: Page) =>
  header(page).evaluate((element) => {
    const bytesOf = (color: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const brand = element.querySelector('a') ?? element;
    return {
      opacity: (bytesOf(getComputedStyle(element).backgroundColor)[3] ?? NaN) / 255,
      isWhite: bytesOf(getComputedStyle(brand).color).every((byte) => byte === 255),
    };
  });

test('AS-05 the header is clear with white words at 0, half at 100 px and solid from 200 px on home', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: '新近文章' })).toBeVisible();
  expect(await look(page)).toEqual({ opacity: 0, isWhite: true });
  for (const [top, opacity] of [
    [100, 0.5],
    [200, 1],
    [800, 1],
    [0, 0],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(async () => (await look(page)).opacity).toBeCloseTo(opacity, 2);
  }
  await scrollTo(page, 200);
  await expect.poll(async () => (await look(page)).isWhite).toBe(false);
});

for (const path of ['/article', '/login'])
  test(`AS-05 the header is solid on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(header(page)).toBeVisible();
    expect((await look(page)).opacity).toBe(1);
  });

test('AS-05 the way back to the top is offered after 2000 px, and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: '编程' })).toBeVisible();
  const button = page.getByRole('button', { name: '回到顶部' });
  await scrollTo(page, 2000);
  await expect.poll(() => scrollTop(page)).toBe(2000);
  await expect(button).toHaveCount(0);
  await scrollTo(page, 2001);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toHaveCount(0);
  await expect(heading(page, '读书，问学，相与切磋')).toBeFocused();
});

test.describe('somebody who writes', () => {
  test.use({ isSignedIn: true, commentsCount: 10 });

  for (const textSize of ['100%', '200%'])
    test(`AS-05 the way back to the top covers no control of the comments with text at ${textSize}`, async ({
      page,
      article,
    }) => {
      await page.setViewportSize({ width: 1150, height: 700 });
      await openArticle(page, article.path, 10);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
      const button = page.getByRole('button', { name: '回到顶部' });
      await scrollTo(page, 2001);
      await expect(button).toBeAttached();
      const covered = await page.evaluate(async () => {
        const found = new Set<string>();
        const [up] = document.querySelectorAll('[aria-label="回到顶部"]');
        const controls = [...document.querySelectorAll('main :is(a, button, textarea, select)')];
        for (let top = 2001; top < document.documentElement.scrollHeight - innerHeight; top += 20) {
          window.scrollTo({ top, behavior: 'instant' });
          // Rows are laid out before they come into the window, which is several times as high as five steps.
          if (top % 100 === 1) await new Promise(requestAnimationFrame);
          const over = up?.getBoundingClientRect() ?? new DOMRect();
          for (const control of controls) {
            const { left, right, top: upper, bottom } = control.getBoundingClientRect();
            const isApart =
              right <= over.left || left >= over.right || bottom <= over.top || upper >= over.bottom;
            if (!isApart) found.add(control.textContent ?? '');
          }
        }
        return [...found];
      });
      expect(covered).toEqual([]);
      await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
      await button.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
    });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 900, height: 700 }, screen: { width: 1440, height: 900 } });

  test('T9 T14 a narrow window scrolls sideways, because the page is never narrower than 1150 px', async ({
    page,
  }) => {
    await page.goto('/article');
    await expect(heading(page, '文章')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1150);
  });
});

test('T14 a page is as wide as a screen that is narrower than 1150 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, name] of [
    ['/article', '文章'],
    ['/courses', '课程'],
    ['/teachers', '教师'],
    ['/exam', '考试'],
    ['/faq', '常见问题'],
    ['/collaborate', '商务合作'],
    ['/vip', '开通会员，会员内容随便学'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('AS-07 home is kept alive: coming back makes no request and keeps the scroll position', async ({
  page,
  article,
}) => {
  await page.goto('/');
  const card = page.getByRole('link', { name: article.title }).first();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: '下一幅' }).click();
  await scrollTo(page, 300);
  await card.click();
  await expect(heading(page, article.title)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.waitForLoadState('networkidle');

  const calls = recordCalls(page);
  await page.goBack();
  await expect(heading(page, '读书，问学，相与切磋')).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(300);
  await expect(page.getByText('2 / 3')).toBeVisible();
  await page.goForward();
  await expect(heading(page, article.title)).toBeVisible();
  calls.length = 0;
  await page.getByRole('link', { name: '书院首页' }).click();
  await expect(page.getByText('2 / 3')).toBeVisible();
  expect(calls).toEqual([]);
});

test(
  'AS-08 the scroll position of a list comes back once, and only when its data is there',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/article');
    const last = page.getByRole('region', { name: '文章列表' }).getByRole('link').last();
    await expect(last).toBeVisible();
    await scrollTo(page, 450);
    await expect.poll(() => scrollTop(page)).toBe(450);
    await last.click();
    await expect(page).toHaveURL(/detail/);
    await expect.poll(() => scrollTop(page)).toBe(0);

    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route('**/api/v2/article?*', async (route) => {
        resolve();
        await new Promise<void>((go) => (answer = go));
        await route.continue();
      });
    });
    await page.goBack();
    await asked;
    expect(await scrollTop(page)).toBe(0);
    answer();
    await expect.poll(() => scrollTop(page)).toBe(450);
    await page.unroute('**/api/v2/article?*');

    await scrollTo(page, 0);
    await page.getByRole('link', { name: '书院首页' }).click();
    await expect(heading(page, '读书，问学，相与切磋')).toBeVisible();
    await page.goBack();
    await expect(last).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
  },
);

test.describe('an article with many comments', () => {
  test.use({ commentsCount: 30 });

  test('AS-08 a reload finds the reader where they were', async ({ page, article }) => {
    await openArticle(page, article.path, 10);
    await scrollTo(page, 900);
    await expect.poll(() => scrollTop(page)).toBe(900);
    await page.reload();
    await expect(comments(page)).toHaveCount(10);
    await expect.poll(() => scrollTop(page)).toBe(900);
  });

  test('the address of the comments leads to them', async ({ page, article }) => {
    await page.goto(`${article.path}#comments`);
    await expect(page.getByRole('heading', { level: 2, name: /评论/ })).toBeInViewport();
  });
});

test('a page of the list that is turned by keys takes the focus along to its heading', async ({ page }) => {
  await page.goto('/article');
  const next = pager(page).getByRole('link', { name: '下一页' });
  await tabTo(page, next);
  await expect(next).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(heading(page, '文章')).toBeFocused();
  await expect(heading(page, '文章')).toBeInViewport();
});

test('a category that is chosen at the top keeps the focus', async ({ page }) => {
  await page.goto('/article');
  const category = page.getByRole('navigation', { name: '文章分类' }).getByRole('link').nth(2);
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=/);
  await expect(category).toBeFocused();
});
