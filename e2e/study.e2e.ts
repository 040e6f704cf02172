import type { APIRequestContext } from '@playwright/test';
import { expect, test, type OwnArticle, type OwnPerson } from './fixtures.ts';
import { heading, learner, loginDialog, signIn, userMenu } from './site.ts';

/** What happens to articles elsewhere: they are read, and set aside. */
function elsewhere(request: APIRequestContext, { token }: OwnPerson) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    read: async ({ id }: OwnArticle, place: number) => {
      const answer = await request.post(`/api/v2/article/${id}/record`, { headers, data: { place } });
      expect(answer.ok()).toBe(true);
    },
    collect: async ({ id }: OwnArticle) => {
      const answer = await request.put(`/api/v2/favorite/article/${id}`, { headers });
      expect(answer.ok()).toBe(true);
    },
  };
}

test('AS-01 a guest is asked by the dialog, and comes to the study center by signing in', async ({
  page,
}) => {
  await page.goto('/study-center?scene=collected');
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await signIn(loginDialog(page), learner);
  await expect(heading(page, '学习中心')).toBeVisible();
  await expect(page).toHaveURL('/study-center?scene=collected');
  await expect(page).toHaveTitle('学习中心 - 书院');
});

test.describe('the study center of a person', () => {
  test.use({ isSignedIn: true });

  test(
    'shows how far they have read, and newly when they come back to it',
    { tag: '@journey' },
    async ({ page, article, person }) => {
      const { read } = elsewhere(page.request, person);
      await read(article, 42);
      await page.goto('/');
      await userMenu(page).click();
      await page.getByRole('link', { name: '学习中心' }).click();
      await expect(page).toHaveURL('/study-center');
      const row = page.getByRole('article').filter({ has: page.getByText(article.title, { exact: true }) });
      await expect(row).toContainText('已读42%');
      await row.getByRole('link', { name: `继续阅读 ${article.title}` }).click();
      await expect(heading(page, article.title)).toBeVisible();
      await expect(page).toHaveURL(article.path);

      await read(article, 100);
      await page.goBack();
      await expect(row).toContainText('已读完');
      await expect(row.getByRole('link', { name: `再读一遍 ${article.title}` })).toBeVisible();
    },
  );

  test('has nothing at first, and leads to the articles', async ({ page }) => {
    await page.goto('/study-center');
    await expect(page.getByText('还没有在学的内容', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: '在学' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('还没有购买过内容', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/study-center?scene=subscribed');
    await page.getByRole('button', { name: '去看看文章' }).click();
    await expect(heading(page, '文章')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: '订阅' })).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'puts back what was set aside, and takes it back by the same key',
    { tag: '@journey' },
    async ({ page, article, person }) => {
      const answered = (method: string) =>
        page.waitForResponse(
          (answer) =>
            answer.url().includes('/favorite/') && answer.request().method() === method && answer.ok(),
        );
      await elsewhere(page.request, person).collect(article);
      await page.goto('/study-center?scene=collected');
      const putBack = page.getByRole('button', { name: `取消收藏：${article.title}`, exact: true });
      await putBack.focus();
      await page.keyboard.press('Enter');
      const undo = page.getByRole('button', { name: `撤销取消收藏：${article.title}` });
      await expect(undo).toBeFocused();
      const taken = answered('PUT');
      await page.keyboard.press('Enter');
      await taken;
      await page.reload();
      await expect(putBack).toBeVisible();

      const released = answered('DELETE');
      await putBack.click();
      await released;
      await page.reload();
      await expect(page.getByText('还没有收藏的内容')).toBeVisible();
    },
  );
});

test.describe('the favourites of a person', () => {
  test.use({ isSignedIn: true });

  test(
    'are moved into a folder of their own, which has an address of its own',
    { tag: '@journey' },
    async ({ page, article, person }) => {
      await elsewhere(page.request, person).collect(article);
      await page.goto('/my/favorites');
      await page.getByRole('button', { name: '新建收藏夹' }).click();
      const dialog = page.getByRole('dialog', { name: '新建收藏夹' });
      await dialog.getByRole('textbox', { name: '名称' }).fill('想再看');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await page.getByRole('checkbox', { name: `选择：${article.title}` }).check();
      await page.getByRole('combobox', { name: '移动到' }).selectOption('想再看');
      await page.getByRole('button', { name: '想再看 1' }).click();
      await expect(heading(page, '想再看')).toBeVisible();
      const folder = new URL(page.url()).searchParams.get('category_id');
      await page.goto(`/collect/detail?id=${folder}`);
      await expect(heading(page, '想再看')).toBeVisible();
      await page.getByRole('button', { name: '删除收藏夹：想再看' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await expect(page).toHaveURL('/my/favorites');
      await expect(page.getByRole('heading', { name: article.title })).toBeVisible();
    },
  );

  test('what was left is gone on with from home', { tag: '@journey' }, async ({ page, article, person }) => {
    await elsewhere(page.request, person).read(article, 42);
    await page.goto('/');
    const strip = page.getByRole('region', { name: '继续学习' });
    await strip.getByRole('link', { name: article.title }).click();
    await expect(page).toHaveURL(article.path);
  });
});
