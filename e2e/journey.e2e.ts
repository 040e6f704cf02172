import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  comment,
  comments,
  composer,
  goToComments,
  heading,
  learner,
  loginDialog,
  notice,
  pager,
  postComment,
  replies,
  replyButton,
  replyField,
  signIn,
  userMenu,
} from './site.ts';

test.use({ commentsCount: 24 });

test(
  'CB-02 CB-07 LD-09 a visitor reads, signs in for a reply and goes on with it; reload and restart keep everything',
  { tag: '@journey' },
  async ({ page, server, article, watch }) => {
    // How far they have read may be told while the server is restarting; it is told again.
    watch.allow(/ERR_CONNECTION_REFUSED \(.*\/record\)/);
    await page.goto('/');
    await page.getByRole('link', { name: article.title }).first().click();
    await expect(heading(page, article.title)).toBeVisible();
    await goToComments(page, 10);
    await expect(page.getByRole('main').getByRole('textbox', { name: /评论|回复/ })).toHaveCount(0);

    const answered = comment(page, '第 23 条');
    await replyButton(answered).click();
    await signIn(loginDialog(page), learner);
    await expect(loginDialog(page)).toBeHidden();
    await expect(userMenu(page)).toBeVisible();
    await expect(replyField(page)).toBeFocused();

    await replyField(page).fill('我来回复这一条');
    await page.getByRole('button', { name: '发表回复' }).click();
    await expect(notice(page, '已回复')).toBeVisible();
    await expect(replyField(page)).toBeHidden();
    await expect(replies(answered)).toHaveCount(1);
    await expect(answered.getByRole('button', { name: '1条回复' })).toHaveAttribute('aria-expanded', 'true');

    await postComment(page, '一条新的评论');
    await expect(comments(page).first()).toContainText('一条新的评论');
    await expect(comments(page).first()).toContainText('刚刚');
    await expect(composer(page)).toHaveValue('');

    await pager(page).getByRole('button', { name: '下一页' }).click();
    await expect(comment(page, '第 15 条')).toBeVisible();
    await pager(page).getByRole('button', { name: '第3页' }).click();
    await expect(comment(page, '第 1 条')).toBeVisible();

    await page.reload();
    await expectTheSame(page);
    expect(await server.stop()).toBe(0);
    await server.start();
    await page.reload();
    await expectTheSame(page);
  },
);

async function expectTheSame(page: Page) {
  await expect(userMenu(page)).toBeVisible();
  await goToComments(page, 10);
  await expect(comments(page).first()).toContainText('一条新的评论');
  await expect(comments(page).first()).toContainText(learner.name);
  await expect(pager(page)).toContainText('共25条');
  const answered = comment(page, '第 23 条');
  await answered.getByRole('button', { name: '1条回复' }).click();
  await expect(replies(answered)).toHaveText(/我来回复这一条/);
}
