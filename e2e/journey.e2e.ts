import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  comment,
  comments,
  composer,
  goToComments,
  header,
  heading,
  learner,
  loginDialog,
  neighbours,
  notice,
  pager,
  postComment,
  replies,
  replyButton,
  replyField,
  signIn,
  tabTo,
  userMenu,
} from './site.ts';

test.use({ commentsCount: 24 });

test('CB-02 CB-07 LD-09 a visitor reads, signs in for a reply and goes on with it; reload and restart keep everything', async ({
  page,
  server,
  article,
}) => {
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
});

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

test('CB-12 the same by keyboard alone', async ({ page, article }) => {
  await page.goto('/');
  const card = page.getByRole('link', { name: article.title }).first();
  await expect(card).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: '跳到正文' }));
  await page.keyboard.press('Enter');
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(heading(page, article.title)).toBeFocused();
  await tabTo(page, neighbours(page).getByRole('link').first());
  await expect(comments(page)).toHaveCount(10);

  await tabTo(page, comments(page).first());
  await page.keyboard.press('j');
  await expect(comment(page, '第 23 条')).toBeFocused();
  await page.keyboard.press('r');
  await expect(loginDialog(page).getByRole('textbox', { name: '手机号' })).toBeFocused();
  await page.keyboard.type(learner.mobile);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(loginDialog(page)).toBeHidden();
  await expect(replyField(page)).toBeFocused();

  await page.keyboard.type('用键盘回复');
  await page.keyboard.press('Control+Enter');
  const answered = comment(page, '第 23 条');
  await expect(replies(answered)).toHaveText(/用键盘回复/);
  await expect(replyButton(answered)).toBeFocused();

  await tabTo(page, composer(page), 'Shift+Tab');
  await page.keyboard.type('用键盘评论');
  await tabTo(page, page.getByRole('button', { name: '发表评论', exact: true }));
  await page.keyboard.press('Enter');
  await expect(comments(page).first()).toContainText('用键盘评论');

  await tabTo(page, pager(page).getByRole('button', { name: '下一页' }));
  await page.keyboard.press('Enter');
  await expect(comment(page, '第 15 条')).toBeVisible();
  await page.reload();
  await expect(comments(page).first()).toContainText('用键盘评论');

  await tabTo(page, userMenu(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '安全退出' }));
  await page.keyboard.press('Enter');
  await expect(notice(page, '安全退出成功')).toBeVisible();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
});
