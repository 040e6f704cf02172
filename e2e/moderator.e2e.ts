import { randomUUID } from 'node:crypto';
import { problemCategories, problems } from '../apps/server/src/db/schema.ts';
import { addPerson, expect, test, type OwnPerson } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { heading, signIn } from './site.ts';

/** The administrator of the demonstration. */
const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };

const title = '这一条该不该留';

test.use({ isSignedIn: true, nickName: '路过读者' });

test(
  'CM-06 CM-11 a reader reports a question, a moderator hides it and lets it be seen again, and its author is told',
  { tag: '@journey' },
  async ({ page, server, browser, watch }) => {
    // What is hidden is answered so.
    watch.allow(/404/);
    const author = await addPerson(server, '写的人');
    const id = await ask(server, author);
    await page.goto(`/problem/${id}/detail`);
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole('button', { name: '举报', exact: true }).click();
    const report = page.getByRole('dialog', { name: '为什么举报它？' });
    await report.getByRole('radio', { name: '广告' }).check();
    await report.getByRole('textbox', { name: '补充说明' }).fill('像是广告');
    await report.getByRole('button', { name: '提交举报' }).click();
    await expect(report).toHaveCount(0);

    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'zh-CN',
      storageState: { cookies: [], origins: [] },
    });
    const moderating = await context.newPage();
    await moderating.goto(`/login?redirect=${encodeURIComponent('/manage/moderation')}`);
    await signIn(moderating.getByRole('main'), administrator);
    const post = moderating.getByRole('article').filter({ hasText: title });
    await expect(post).toContainText('像是广告');
    await post.getByRole('button', { name: '隐藏', exact: true }).click();
    const question = moderating.getByRole('dialog', { name: '隐藏它吗？' });
    await question.getByRole('textbox').fill('请不要写广告');
    await question.getByRole('button', { name: '隐藏', exact: true }).click();
    await expect(post).toHaveCount(0);
    await page.reload();
    await expect(heading(page, '没有找到这一页')).toBeVisible();

    await moderating.getByRole('combobox', { name: '状态' }).selectOption({ label: '已隐藏' });
    await post.getByRole('button', { name: '显示', exact: true }).click();
    const again = moderating.getByRole('dialog', { name: '让大家看到它吗？' });
    await again.getByRole('button', { name: '显示', exact: true }).click();
    await expect(post).toHaveCount(0);
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
    await context.close();

    await page.evaluate((token) => localStorage.setItem('shuyuan.token', token), author.token);
    await page.goto('/my/messages');
    await expect(page.getByRole('link', { name: '你发布的内容有了处理结果' })).toBeVisible();
  },
);

/** A question of this person's. */
const ask = (server: RunningServer, { id: userId }: OwnPerson): Promise<number> =>
  inDatabase(server, async (db) => {
    const [category] = await db.select({ id: problemCategories.id }).from(problemCategories).limit(1);
    if (!category) throw new Error('The demonstration content is missing.');
    const words = '先写在这里';
    const [row] = await db
      .insert(problems)
      .values({
        userId,
        clientId: randomUUID(),
        categoryId: category.id,
        title,
        content: `<p>${words}</p>`,
        excerpt: words,
        createdAt: new Date(),
      })
      .returning({ id: problems.id });
    return row!.id;
  });
