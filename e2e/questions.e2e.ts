import { saveSettings } from '../apps/server/src/modules/config/config.repo.ts';
import { createProblemCategory, giveCredits } from '../apps/server/src/modules/problems/problems.fixtures.ts';
import { addPerson, expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';

test.describe('a learner', () => {
  test.use({ isSignedIn: true });

  test(
    'asks for credits, is answered by somebody else, accepts it, and the credits move',
    { tag: '@journey' },
    async ({ page, server, person }) => {
      const helper = await addPerson(server, '沈砚秋');
      await inDatabase(server, async (db) => {
        await saveSettings(db, { 'features.wenda': true });
        await createProblemCategory(db);
        await giveCredits(db, person.id, 30);
      });
      await page.goto('/problem/add');
      await page.getByRole('combobox', { name: '问题分类' }).selectOption({ index: 1 });
      await page.getByRole('textbox', { name: '问题标题' }).fill('塔影为什么这样长');
      const words = page.getByRole('textbox', { name: '问题内容' });
      await expect(words).toHaveAttribute('contenteditable', 'true');
      await words.fill('太阳低的时候。');
      await page.getByRole('textbox', { name: '悬赏积分' }).fill('20');
      await page.getByRole('button', { name: '发布问题' }).click();
      await expect(page).toHaveURL(/\/problem\/\d+\/detail$/);
      const id = /problem\/(\d+)/.exec(page.url())?.[1] ?? '';
      const headers = { authorization: `Bearer ${helper.token}` };
      const answer = await page.request.post(`/api/v2/problem/${id}/solution`, {
        headers,
        data: { client_id: crypto.randomUUID(), content: '<p>因为角度小。</p>' },
      });
      expect(await answer.json()).toMatchObject({ code: 0 });
      await page.reload();
      await page.getByRole('button', { name: '采纳此回答' }).click();
      await expect(page.getByText('20积分悬赏会归沈砚秋。')).toBeVisible();
      await page.getByRole('button', { name: '确定' }).click();
      await expect(page.getByText('此回答已被题主采纳')).toBeVisible();
      const form = await page.request.get('/api/v2/problem/create', { headers });
      expect(await form.json()).toMatchObject({ data: { credits: 20 } });
    },
  );
});
