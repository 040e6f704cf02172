import { addPerson, expect, test } from './fixtures.ts';
import { heading } from './site.ts';

test.describe('a learner', () => {
  test.use({ isSignedIn: true });

  test(
    'writes a note on a paragraph, publishes it, and finds it among all of theirs',
    { tag: '@journey' },
    async ({ page, article }) => {
      await page.goto(article.path);
      await page.locator('[data-component="rich-text"] > *').nth(1).hover();
      await page.getByRole('button', { name: '写第2段的笔记' }).click();
      const panel = page.getByRole('complementary', { name: '本文笔记' });
      const box = panel.getByRole('textbox', { name: '写笔记' });
      await expect(box).toHaveAttribute('contenteditable', 'true');
      await box.fill('影子的长短和角度有关');
      await panel.getByRole('button', { name: '保存笔记' }).click();
      const note = panel.getByRole('article').filter({ hasText: '影子的长短和角度有关' });
      await expect(note.getByRole('button', { name: '回到第2段' })).toBeVisible();
      await note.getByRole('button', { name: '公开', exact: true }).click();
      await expect(note.getByText('已公开')).toBeVisible();
      await page.goto('/my/note');
      await expect(page.getByRole('article').filter({ hasText: '影子的长短和角度有关' })).toBeVisible();
      await page.getByRole('button', { name: '查看' }).click();
      await expect(page).toHaveURL(/\/note\/detail\?id=\d+$/);
      await expect(page.getByRole('link', { name: article.title })).toBeVisible();
    },
  );

  test('finds a half-written note again after a reload, and saves it once though the network was gone', async ({
    page,
    context,
    article,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(article.path);
    await page.getByRole('button', { name: '笔记', exact: true }).click();
    const panel = page.getByRole('complementary', { name: '本文笔记' });
    const box = panel.getByRole('textbox', { name: '写笔记' });
    await expect(box).toHaveAttribute('contenteditable', 'true');
    await box.fill('写到一半');
    // What was typed is told a moment later, and at once when the focus goes.
    await panel.getByRole('button', { name: '保存笔记' }).focus();
    await page.reload();
    await page.getByRole('button', { name: '笔记', exact: true }).click();
    await expect(box).toHaveText('写到一半');
    await context.setOffline(true);
    await panel.getByRole('button', { name: '保存笔记' }).click();
    await expect(panel.getByText('等待网络，会自动保存')).toBeVisible();
    await context.setOffline(false);
    await expect(panel.getByText('等待网络，会自动保存')).toBeHidden();
    await expect(panel.getByRole('article').filter({ hasText: '写到一半' })).toHaveCount(1);
  });
});

test('a note that is not public is nobody else’s', async ({ page, server, person, watch }) => {
  watch.allow(/404.*\/note\//);
  const other = await addPerson(server);
  const store = await page.request.post('/api/v2/note/store', {
    headers: { authorization: `Bearer ${other.token}` },
    data: { content: '<p>只有我能看</p>' },
  });
  const { data } = (await store.json()) as { data: { note: { id: number } } };
  await page.addInitScript((token) => localStorage.setItem('shuyuan.token', token), person.token);
  await page.goto(`/note/detail?id=${data.note.id}`);
  await expect(heading(page, '没有找到这一页')).toBeVisible();
});
