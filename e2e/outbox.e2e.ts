import type { Page } from '@playwright/test';
import { comments as commentsTable } from '../apps/server/src/db/schema.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import {
  comments,
  composer,
  notice,
  openArticle,
  postComment,
  replyButton,
  replyField,
  unsent,
} from './site.ts';
import { recordCalls } from './watch.ts';

test.use({ isSignedIn: true, commentsCount: 3 });

const submit = '**/submit';
const postButton = { name: '发表评论', exact: true } as const;

/** How often the server holds a text. */
async function countOf(server: RunningServer, text: string) {
  const all = await inDatabase(server, (db) =>
    db.select({ content: commentsTable.content }).from(commentsTable),
  );
  return all.filter(({ content }) => content === text).length;
}

async function comeBackOnline(page: Page) {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test(
  'CB-13 a comment written without network waits through a reload and reaches the server once',
  { tag: '@journey' },
  async ({ page, server, article, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const text = `地铁里写的 ${article.id}`;
    await openArticle(page, article.path, 3);
    await page.context().setOffline(true);
    await postComment(page, text);
    await expect(unsent(page)).toContainText(text);
    await expect(unsent(page)).toContainText('发送失败');
    await expect(composer(page)).toHaveValue('');

    await page.route(submit, (route) => route.abort());
    await page.context().setOffline(false);
    await page.reload();
    await expect(unsent(page)).toContainText(text);
    await expect(comments(page)).toHaveCount(3);
    expect(await countOf(server, text)).toBe(0);

    await page.unroute(submit);
    await comeBackOnline(page);
    await expect(unsent(page)).toHaveCount(0);
    await expect(comments(page).first()).toContainText(text);
    await expect(comments(page)).toHaveCount(4);
    await page.reload();
    await expect(comments(page)).toHaveCount(4);
    await expect(unsent(page)).toHaveCount(0);
    expect(await countOf(server, text)).toBe(1);
  },
);

test(
  'CB-13 a comment whose answer was lost on the way is not posted twice',
  { tag: '@journey' },
  async ({ page, server, article, watch }) => {
    watch.allow(/ERR_FAILED/);
    const text = `到了没有 ${article.id}`;
    await openArticle(page, article.path, 3);
    await page.route(submit, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await postComment(page, text);
    await expect(unsent(page)).toContainText(text);
    expect(await countOf(server, text)).toBe(1);
    await page.unroute(submit);
    await unsent(page).getByRole('button', { name: '重试' }).click();
    await expect(unsent(page)).toHaveCount(0);
    await expect(comments(page).first()).toContainText(text);
    expect(await countOf(server, text)).toBe(1);
  },
);

test('CB-13 an unsent comment can be changed, and given up', async ({ page, server, article, watch }) => {
  watch.allow(/ERR_FAILED/);
  await openArticle(page, article.path, 3);
  await page.route(submit, (route) => route.abort());
  await postComment(page, `错别子 ${article.id}`);
  await unsent(page).getByRole('button', { name: '编辑' }).click();
  await unsent(page).getByRole('textbox').fill(`错别字 ${article.id}`);
  await page.unroute(submit);
  await unsent(page).getByRole('button', { name: '保存并发送' }).click();
  await expect(comments(page).first()).toContainText(`错别字 ${article.id}`);
  expect(await countOf(server, `错别子 ${article.id}`)).toBe(0);

  await page.route(submit, (route) => route.abort());
  await postComment(page, '算了');
  await unsent(page).getByRole('button', { name: '删除' }).click();
  await expect(unsent(page)).toHaveCount(0);
  await page.unroute(submit);
  await page.reload();
  await expect(comments(page)).toHaveCount(4);
  await expect(unsent(page)).toHaveCount(0);
});

test('CB-04 a refused comment is told in the server’s words and stands in the field again', async ({
  page,
  article,
}) => {
  await openArticle(page, article.path, 3);
  // What the field lets through and a school's own rules do not.
  const refusal = { code: 1, message: '评论含有不能发表的内容', data: null };
  await page.route(submit, (route) => route.fulfill({ json: refusal }));
  const text = `不能发表的话 ${article.id}`;
  await postComment(page, text);
  await expect(notice(page, refusal.message)).toBeVisible();
  await expect(composer(page)).toHaveValue(text);
  await expect(composer(page)).toBeFocused();
  await expect(comments(page)).toHaveCount(3);
});

test(
  'CB-03 empty text cannot be sent, and a double click posts once without asking for the list again',
  { tag: '@journey' },
  async ({ page, server, article }) => {
    await openArticle(page, article.path, 3);
    const calls = recordCalls(page);
    const button = page.getByRole('button', postButton);
    await composer(page).fill('   ');
    await button.click({ force: true });
    await composer(page).press('Control+Enter');
    const text = `只发一次 ${article.id}`;
    await composer(page).fill(text);
    await button.dblclick();
    await composer(page).press('Control+Enter');
    await expect(comments(page).first()).toContainText(text);
    await expect(comments(page)).toHaveCount(4);
    expect(calls).toEqual([`POST /api/v2/comment/article/${article.id}/submit`]);
    expect(await countOf(server, text)).toBe(1);
  },
);

test('CB-13 a comment written without network reaches the server from another page', async ({
  page,
  server,
  article,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const text = `离开以后才到 ${article.id}`;
  await openArticle(page, article.path, 3);
  await page.context().setOffline(true);
  await postComment(page, text);
  await expect(unsent(page)).toContainText('发送失败');
  // Of the context: what the leaving page sends on its way out is refused as well.
  await page.context().route(submit, (route) => route.abort());
  await page.context().setOffline(false);
  await page.goto('/');
  expect(await countOf(server, text)).toBe(0);

  await page.context().unroute(submit);
  await comeBackOnline(page);
  await expect(notice(page, '已发表')).toBeVisible();
  expect(await countOf(server, text)).toBe(1);
  await openArticle(page, article.path, 4);
  await expect(unsent(page)).toHaveCount(0);
});

test('CB-09 drafts of a comment and of a reply outlive a reload, and go when sent', async ({
  page,
  article,
}) => {
  await openArticle(page, article.path, 3);
  const row = comments(page).nth(1);
  await replyButton(row).click();
  await replyField(page).fill('回复的草稿');
  await composer(page).fill('评论的草稿');
  // No rest between the last key and the reload.
  await page.reload();
  await expect(composer(page)).toHaveValue('评论的草稿');
  await expect(replyField(page)).toHaveCount(0);
  await replyButton(row).click();
  await expect(replyField(page)).toHaveValue('回复的草稿');

  await page.getByRole('button', { name: '发表回复' }).click();
  await expect(notice(page, '已回复')).toBeVisible();
  await page.getByRole('button', postButton).click();
  await expect(comments(page)).toHaveCount(4);
  await page.reload();
  await expect(comments(page)).toHaveCount(4);
  await expect(composer(page)).toHaveValue('');
  await replyButton(comments(page).nth(2)).click();
  await expect(replyField(page)).toHaveValue('');
});

test('CB-06 T11 a comment of an account that is gone shows an unknown user, and cannot be answered', async ({
  page,
  server,
  article,
}) => {
  await inDatabase(server, (db) =>
    db.insert(commentsTable).values({
      targetType: 'article',
      targetId: article.id,
      userId: 987_654_321,
      content: '我走了',
      contentHtml: '<p>我走了</p>',
      createdAt: new Date(),
    }),
  );
  await openArticle(page, article.path, 4);
  const row = comments(page).first();
  await expect(row).toContainText('未知用户');
  const calls = recordCalls(page);
  await replyButton(row).click();
  await expect(notice(page, '回复的用户不存在')).toBeVisible();
  expect(calls).toEqual([]);
});
