import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { comments, goToComments, heading } from './site.ts';

test.use({ commentsCount: 12 });

/** The performance goal for every page. */
const most = 0.01;

test.beforeEach(async ({ page }) => {
  await watchShifts(page);
  // Slow enough that the places of what is to come are seen, and laid out, first.
  await page.route('**/api/**', async (route) => {
    await sleep(250);
    await route.continue();
  });
});

test('home moves nothing while it loads', async ({ page, article }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: article.title }).first()).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(most);
});

test('the article list moves nothing while it loads', async ({ page, article }) => {
  await page.goto('/article');
  await expect(page.getByRole('link', { name: article.title })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(most);
});

test('CB-01 an article and its comments move nothing while they load', async ({ page, article }) => {
  await page.goto(article.path);
  await expect(heading(page, article.title)).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(most);
  await goToComments(page, 10);
  await expect(comments(page).last()).toBeAttached();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(most);
});

test('a shift that a reader would see is counted', async ({ page, article }) => {
  await page.goto(article.path);
  await expect(heading(page, article.title)).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    const intruder = document.createElement('p');
    intruder.style.height = '300px';
    main.prepend(intruder);
  });
  await expect.poll(() => shiftsOf(page)).toBeGreaterThan(most);
});
