import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading } from './site.ts';

test.use({ isSignedIn: true });

const title = '一篇议论文的骨架';

const film = (page: Page) => page.locator('video');

const secondOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test(
  'a learner’s evening: tries a video, buys it, notes a moment, leaves, and goes on at the second in another browser',
  { tag: '@journey' },
  async ({ page, context, browser, server, storageState }) => {
    await page.goto('/videos');
    await page.getByRole('link', { name: title }).click();
    const room = page.getByRole('region', { name: `播放：${title}` });
    await film(page).evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      video.playbackRate = 4;
      return video.play();
    });
    await expect(room.getByRole('paragraph').filter({ hasText: '试看结束' })).toBeVisible();

    await room.getByRole('button', { name: /购买本视频/ }).click();
    await page.getByRole('button', { name: '提交订单' }).click();
    const address = await page.getByRole('link', { name: '在本机打开' }).getAttribute('href');
    const telephone = await context.newPage();
    await telephone.goto(address ?? '');
    await telephone.getByRole('button', { name: '支付', exact: true }).click();
    await expect(heading(page, '支付成功！')).toBeVisible();
    await telephone.close();

    // The whole of it plays now, moved by keys alone.
    await page.goto('/videos');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: '去课堂：评论和笔记' }).click();
    await expect(film(page)).toHaveCount(1);
    await film(page).evaluate((video: HTMLVideoElement) => void (video.muted = true));
    await page
      .getByRole('region', { name: `播放：${title}` })
      .getByRole('button', { name: /播放/ })
      .first()
      .focus();
    // Where the film is, is known when it has its length: before that it stands at 0.
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0);
    const before = await secondOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => secondOf(page)).toBeGreaterThan(before + 4);

    // On a telephone from here.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: '笔记' }).click();
    const box = page.getByRole('textbox', { name: '写笔记' });
    await expect(box).toHaveAttribute('contenteditable', 'true');
    await box.fill('骨架先立住');
    await page.getByRole('button', { name: '保存笔记' }).click();
    const note = page.getByRole('article').filter({ hasText: '骨架先立住' });
    await expect(note.getByRole('button', { name: /^跳到|^回到/ })).toBeVisible();
    // Not in its last seconds, after which it would begin anew.
    await film(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = 3;
      return video.play();
    });
    await expect.poll(() => secondOf(page)).toBeGreaterThan(6);
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/record') && response.ok()),
      film(page).evaluate((video: HTMLVideoElement) => video.pause()),
    ]);
    const left = await secondOf(page);
    await page.goto('/');

    const elsewhere = await browser.newContext({
      baseURL: server.url,
      ...(storageState && { storageState }),
    });
    const other = await elsewhere.newPage();
    await other.goto('/');
    await other
      .getByRole('region', { name: '继续学习' })
      .getByRole('link', { name: new RegExp(title, 'u') })
      .click();
    await expect(film(other)).toHaveCount(1);
    await expect.poll(() => secondOf(other)).toBeGreaterThan(left - 2);
    await other.getByRole('link', { name: '去课堂：评论和笔记' }).click();
    await other.getByRole('tab', { name: '笔记' }).click();
    await expect(other.getByRole('article').filter({ hasText: '骨架先立住' })).toBeVisible();
    await elsewhere.close();
  },
);
