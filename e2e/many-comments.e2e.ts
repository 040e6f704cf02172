import type { Page } from '@playwright/test';
import { createReplies } from '../apps/server/src/modules/comments/comments.fixtures.ts';
import { addPerson, expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { inDatabase } from './open-database.ts';
import { comment, comments, openArticle, pager, replies } from './site.ts';

test.use({ commentsCount: 1000 });

/** How much the feed has cost. */
const sizeOf = (page: Page) =>
  page.getByRole('feed').evaluate((feed) => {
    const rows = [...feed.querySelectorAll('article')];
    const drawn = rows.filter((row) =>
      row.querySelector('button')?.checkVisibility({ contentVisibilityAuto: true }),
    );
    return { rows: rows.length, nodes: feed.querySelectorAll('*').length, drawn: drawn.length };
  });

async function chooseHundred(page: Page) {
  await pager(page).getByRole('combobox', { name: '每页条数' }).selectOption({ label: '100条' });
  await expect(comments(page)).toHaveCount(100);
}

test('CB-08 a thousand comments are paged through in hundreds, first to last', async ({ page, article }) => {
  await openArticle(page, article.path, 10);
  await expect(pager(page)).toContainText('共1000条');
  await chooseHundred(page);
  await expect(comments(page).first()).toContainText('第 1000 条');
  await pager(page).getByRole('textbox', { name: '前往第几页' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(comments(page).last()).toContainText('第 1 条');
  await expect(comments(page)).toHaveCount(100);
  await expect(comments(page).first()).toHaveAttribute('aria-posinset', '901');
  await expect(comments(page).first()).toHaveAttribute('aria-setsize', '1000');
  await pager(page).getByRole('button', { name: '上一页' }).click();
  await expect(comments(page).first()).toContainText('第 200 条');
});

test('CB-01 a hundred rows cost at most 15 nodes each, and only those near the window are drawn', async ({
  page,
  article,
}) => {
  await openArticle(page, article.path, 10);
  await chooseHundred(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await sizeOf(page)).drawn).toBeLessThan(30);
  const { rows, nodes } = await sizeOf(page);
  expect(rows).toBe(100);
  expect(nodes / rows).toBeLessThanOrEqual(15);
  await comments(page).last().scrollIntoViewIfNeeded();
  await expect(comments(page).last()).toBeInViewport({ ratio: 1 });
});

test('CB-01 nothing moves while comments arrive, are scrolled through and turned', async ({
  page,
  article,
}) => {
  await watchShifts(page);
  await openArticle(page, article.path, 10);
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await pager(page).getByRole('button', { name: '下一页' }).click();
  await expect(comment(page, '第 990 条')).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
});

test('CB-07 two hundred answers under one comment come in portions, each once', async ({
  page,
  server,
  article,
}) => {
  const { id: author } = await addPerson(server);
  const [newestId = 0] = article.commentIds;
  await inDatabase(server, (db) =>
    createReplies(db, { type: 'article', id: article.id }, newestId, author, 200),
  );
  await openArticle(page, article.path, 10);
  const newest = comments(page).first();
  await newest.getByRole('button', { name: '200条回复' }).click();
  await expect(replies(newest)).toHaveCount(20);
  const more = newest.getByRole('button', { name: '更多回复' });
  for (let shown = 40; shown <= 200; shown += 20) {
    await more.click();
    await expect(replies(newest)).toHaveCount(shown);
  }
  await expect(more).toBeHidden();
  const words = await replies(newest).locator('p').allTextContents();
  expect(words).toEqual(Array.from({ length: 200 }, (_, index) => `第 ${200 - index} 条回复`));
  await replies(newest).last().scrollIntoViewIfNeeded();
  await expect(replies(newest).last()).toBeInViewport();
  await newest.getByRole('button', { name: '200条回复' }).click();
  await expect(replies(newest)).toHaveCount(0);
});

test('CB-01 a very long comment can be read to its end and breaks no line out of its row', async ({
  page,
  server,
  article,
}) => {
  const { headers } = await addPerson(server);
  const long = `${'很长的一段话。'.repeat(500)} https://example.com/${'a'.repeat(900)} 到此为止`;
  await page.request.post(`/api/v2/comment/article/${article.id}/submit`, {
    headers,
    data: { content: long },
  });
  await openArticle(page, article.path, 10);
  const row = comments(page).first();
  await expect(row).toContainText('到此为止');
  const end = row.getByRole('button', { name: '回复' });
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});
