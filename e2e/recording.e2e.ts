import type { Page, Route } from '@playwright/test';
import { addPerson } from './fixtures.ts';
import { recordedFor, startRecording } from './record-and-save.ts';
import { expect, test } from './recording-test.ts';
import { comments, header, heading, notice, postComment, userMenu } from './site.ts';
import { watchContext } from './watch.ts';

test.use({ isSignedIn: true, nickName: '许老师' });
// What is recorded takes its time, and is encoded by the machine's own processors.
test.setTimeout(180_000);

/** Contexts made by hand begin as the test's own otherwise. */
const nobody = { cookies: [], origins: [] };

const recordButton = (page: Page) => header(page).getByRole('button', { name: '录制屏幕' });

/** Records so many seconds, walks through the site meanwhile, pauses and goes on. */
async function recordLesson(page: Page, seconds: number) {
  await startRecording(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href="/article"]')?.click());
  await expect(heading(page, '文章')).toBeVisible();
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  await page.getByRole('button', { name: '继续', exact: true }).click();
  await recordedFor(page, seconds);
  await page.getByRole('button', { name: '停止录制' }).click();
  return page.getByRole('dialog', { name: '预览录制' });
}

/** Cuts the line below what goes to the store: the first `cuts` are lost, and what comes after them is held for ever. */
async function breakUploads(page: Page, cuts: number) {
  const count = { lost: 0, held: 0 };
  const cut = async (route: Route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    if (count.lost >= cuts) return void (count.held += 1);
    count.lost += 1;
    await route.abort('internetdisconnected');
  };
  await page.route(/\/videos\//, cut);
  return count;
}

test(
  'SR-01 SR-06 SR-14 CB-15 a lesson is recorded, uploaded over a broken line and a closed tab, shared, watched by a visitor and talked about at its moments',
  { tag: '@journey' },
  async ({ page, context, browser, server, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    const preview = await recordLesson(page, 8);
    await expect(preview).toBeVisible();
    await preview.getByRole('tab', { name: '简介' }).click();
    await preview.getByRole('textbox', { name: '标题' }).fill('断句的依据');
    await preview.getByRole('textbox', { name: '简介' }).fill('00:02 先读一遍\n00:05 再断句');

    // The line breaks twice; then the tab is closed in the middle of it.
    const line = await breakUploads(page, 2);
    await preview.getByRole('button', { name: '保存并上传' }).click();
    await expect.poll(() => line.held).toBeGreaterThan(0);
    expect(line.lost).toBe(2);
    await page.close();

    const next = await context.newPage();
    await next.goto('/my/record');
    await expect(next.getByText('还没有录制')).toBeVisible();
    await next.getByRole('button', { name: '继续处理' }).click();
    await expect(notice(next, '上次没有传完的“断句的依据”已保存')).toBeVisible();
    await next
      .getByRole('dialog', { name: '录制屏幕' })
      .getByRole('button', { name: '关闭', exact: true })
      .click();

    // It is in the library with the first picture of its film, is shared there, and its link is taken.
    const picture = next.locator('[data-part=card] img');
    await expect(picture).toHaveAttribute('src', /\/pictures\/kept\//);
    const widthOf = (image: HTMLImageElement | SVGElement) => (image as HTMLImageElement).naturalWidth;
    await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(100);
    await next.getByRole('button', { name: '播放“断句的依据”' }).click();
    await expect(heading(next, '断句的依据')).toBeVisible();
    await next.getByRole('switch', { name: '分享' }).click();
    await expect(next.getByText('添加成功').first()).toBeVisible();
    const link = await next.getByRole('textbox', { name: '分享链接' }).inputValue();
    await expect(next.getByRole('button', { name: '复制链接' }).first()).toBeVisible();

    // A visitor watches; a second person, signed in, says something at 0:05, and the visitor goes there.
    const elsewhere = await browser.newContext({
      baseURL: server.url,
      locale: 'zh-CN',
      storageState: nobody,
    });
    const elsewhereWatch = watchContext(elsewhere, server.url);
    const visitor = await elsewhere.newPage();
    await visitor.goto(link);
    await expect(heading(visitor, '断句的依据')).toBeVisible();
    await expect(visitor.getByText('许老师')).toBeVisible();
    await expect(visitor.locator('video')).toHaveAttribute('poster', /\/pictures\/kept\//);
    await expect(visitor.getByRole('textbox', { name: '写下你的评论…' })).toHaveCount(0);

    const second = await addPerson(server, '周予安');
    const theirs = await browser.newContext({
      baseURL: server.url,
      locale: 'zh-CN',
      storageState: {
        cookies: [],
        origins: [{ origin: server.url, localStorage: [{ name: 'shuyuan.token', value: second.token }] }],
      },
    });
    const learner = await theirs.newPage();
    await learner.goto(link);
    await learner.getByRole('button', { name: '跳到00:05' }).click();
    // Held within the page: a test that looks from outside may come when the lesson is over.
    await learner.waitForFunction(() => {
      const video = document.querySelector('video');
      if (!video || video.currentTime < 5) return false;
      video.pause();
      return true;
    });
    await postComment(learner, '这里为什么断？');
    await expect(comments(learner).getByRole('button', { name: /^跳到00:0[567]$/ })).toBeVisible();

    await visitor.reload();
    const moment = comments(visitor).getByRole('button', { name: /^跳到00:0[567]$/ });
    expect(await positionOf(visitor)).toBe(0);
    await moment.click();
    await expect.poll(() => positionOf(visitor)).toBeGreaterThanOrEqual(5);
    elsewhereWatch.check();

    // Closed again, the link leads nowhere.
    await next.getByRole('switch', { name: '分享' }).click();
    await expect(next.getByRole('switch', { name: '分享' })).toHaveAttribute('aria-checked', 'false');
    await visitor.reload();
    await expect(visitor.getByRole('alert')).toHaveText('录制不存在或未分享');
    await elsewhere.close();
    await theirs.close();
  },
);

test(
  'AS-01 the library is for its owner: a visitor is asked to sign in and led there',
  { tag: '@journey' },
  async ({ browser, server, person }) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', storageState: nobody });
    const page = await context.newPage();
    await page.goto('/my/record');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmy%2Frecord$/);
    await expect(recordButton(page)).toHaveCount(0);
    await page.getByRole('textbox', { name: '手机号' }).fill(person.mobile);
    await page.getByRole('textbox', { name: '密码' }).fill(person.password);
    await page.getByRole('button', { name: '立即登录' }).click();
    await expect(heading(page, '我的录制')).toBeVisible();
    await page.goto('/');
    await userMenu(page).click();
    await page.getByRole('link', { name: '我的录制' }).click();
    await expect(page).toHaveURL(/\/my\/record$/);
    await context.close();
  },
);

const positionOf = (page: Page) =>
  page.evaluate(() => Math.floor(document.querySelector('video')?.currentTime ?? 0));
