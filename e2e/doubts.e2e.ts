import type { Browser, Page } from '@playwright/test';
import { videos } from '../apps/server/src/db/schema.ts';
import { createTeacher } from '../apps/server/src/modules/courses/courses.fixtures.ts';
import { createVideo } from '../apps/server/src/modules/videos/videos.fixtures.ts';
import { addPerson, expect, test, type OwnPerson } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { heading } from './site.ts';

test.use({ isSignedIn: true, nickName: '提问的人' });

test(
  'CM-06 a learner raises a doubt at a second of a lesson, its teacher promises and answers, the learner is told; nobody else opens it',
  { tag: '@journey' },
  async ({ page, server, browser }) => {
    const { lesson, teacher } = await addTaught(server);
    await page.goto(`/play?id=${lesson}`);
    await page.locator('video').evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      film.currentTime = 5;
    });
    await page.getByRole('tab', { name: '笔记' }).click();
    await page.getByRole('button', { name: '没听懂', exact: true }).click();
    await page.getByRole('button', { name: /^就 .+ 提问$/ }).click();
    await expect(page).toHaveURL(/\/doubts\?.*second=\d+/);
    await page.getByRole('textbox', { name: '疑问标题' }).fill('括号为什么在左边');
    await page.getByRole('textbox', { name: '疑问内容' }).fill('右边不是更空吗');
    await page.getByRole('combobox', { name: '谁可以看' }).selectOption({ label: '仅老师可见' });
    await page.getByRole('button', { name: '提交疑问' }).click();
    await expect(heading(page, '括号为什么在左边')).toBeVisible();
    await expect(page.getByText('仅老师可见')).toBeVisible();
    const address = page.url();

    const teaching = await openAs(browser, server, teacher);
    await teaching.goto('/my/doubt?scene=to-me');
    await teaching.getByRole('link', { name: '括号为什么在左边' }).click();
    await teaching.getByRole('button', { name: '承诺解答' }).click();
    await expect(teaching.getByText(/承诺在 .+ 前解答/)).toBeVisible();
    await teaching.getByRole('textbox', { name: '解答内容' }).fill('右手写字的人不会遮住它');
    await teaching.getByRole('button', { name: '提交解答' }).click();
    await expect(teaching.getByRole('article', { name: '答疑老师 的解答' })).toContainText('不会遮住');
    await teaching.context().close();

    await page.goto('/my/messages');
    await page.getByRole('link', { name: /解答了你的疑问/ }).click();
    await expect(page.getByRole('article', { name: '答疑老师 的解答' })).toContainText('不会遮住');
    await page.getByRole('button', { name: '已解决，结束提问' }).click();
    await expect(page.getByText('已结束')).toBeVisible();

    const other = await openAs(browser, server, await addPerson(server, '别的学员'));
    await other.goto(address);
    await expect(heading(other, '没有找到这一页')).toBeVisible();
    await expect(other.getByText('括号为什么在左边')).toHaveCount(0);
    await other.context().close();
  },
);

/** A free lesson with a film of the demonstration, taught by somebody who can sign in. */
async function addTaught(server: RunningServer): Promise<{ lesson: number; teacher: OwnPerson }> {
  const teacher = await addPerson(server, '答疑老师');
  const lesson = await inDatabase(server, async (db) => {
    const teacherId = await createTeacher(db, { name: '答疑老师', userId: teacher.id });
    const model = (await db.select().from(videos)).find(({ title }) => title === '一页书怎么批注');
    if (!model) throw new Error('The demonstration content is missing.');
    const { categoryId, thumb, mediaId, duration } = model;
    return createVideo(db, { title: '答疑的一课', categoryId, thumb, mediaId, duration, teacherId });
  });
  return { lesson, teacher };
}

/** A page of another browser, in which somebody is signed in. */
async function openAs(browser: Browser, server: RunningServer, { token }: OwnPerson): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'shuyuan.token', value: token }] }],
    },
  });
  return context.newPage();
}
