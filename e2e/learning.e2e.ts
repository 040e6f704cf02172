import { expect, test } from './fixtures.ts';

test(
  'CR-01 a visitor finds a column by the navigation, sees what stands in it and what it costs, and judges its course by reviews',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/combos');
    await page.getByRole('link', { name: '从会读到会写' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '从会读到会写' })).toBeVisible();
    const offer = page.getByRole('region', { name: '整个专栏' });
    await expect(offer).toContainText('128');
    await expect(offer).toContainText('158');
    await page.getByRole('link', { name: /把话写清楚.*课程/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '把话写清楚' })).toBeVisible();
    await page.getByRole('navigation', { name: '页内导航' }).getByRole('link', { name: '评价' }).click();
    const reviews = page.getByRole('region', { name: '评价', exact: true });
    await expect(reviews).toContainText('周知夏');
    await expect(reviews.getByRole('button', { name: '登录后写评价' })).toBeVisible();
  },
);

test(
  'CL-03 a visitor tries a video that is sold, and is told how to have the rest',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/videos');
    await page.getByRole('link', { name: '一篇议论文的骨架' }).click();
    const classroom = page.getByRole('region', { name: '播放：一篇议论文的骨架' });
    const film = classroom.locator('video');
    await expect(film).toHaveCount(1);
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      video.playbackRate = 4;
      return video.play();
    });
    await expect(classroom.getByRole('paragraph').filter({ hasText: '试看结束' })).toBeVisible();
    await expect(classroom.getByRole('button', { name: /购买本视频/ })).toBeVisible();
  },
);

test.describe('a learner', () => {
  test.use({ isSignedIn: true });

  test(
    'CL-01 goes on where they were when they come back to a video',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto('/videos');
      await page.getByRole('link', { name: '一页书怎么批注' }).click();
      const film = page.locator('video');
      await expect(film).toHaveCount(1);
      const address = page.url();
      await film.evaluate((video: HTMLVideoElement) => {
        video.muted = true;
        video.playbackRate = 2;
        return video.play();
      });
      const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(second).toBeGreaterThan(8);
      await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/record') && response.ok()),
        film.evaluate((video: HTMLVideoElement) => video.pause()),
      ]);
      await page.goto('/');
      await page.goto(address);
      await expect.poll(second).toBeGreaterThan(7);
    },
  );

  test(
    'CL-05 says something at a moment of a video in its classroom, and is led back there',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto('/videos');
      await page.getByRole('link', { name: '一页书怎么批注' }).click();
      await page.getByRole('link', { name: '去课堂：评论和笔记' }).click();
      await expect(page).toHaveURL(/\/play\?id=\d+/);
      const film = page.locator('video');
      await expect(film).toHaveCount(1);
      await film.evaluate((video: HTMLVideoElement) => {
        video.muted = true;
        video.currentTime = 5;
      });
      await page.getByPlaceholder('写下你的评论…').fill('这里懂了');
      await page.getByRole('button', { name: '发表评论' }).click();
      const comment = page.getByRole('article').filter({ hasText: '这里懂了' });
      await expect(comment).toBeVisible();
      await film.evaluate((video: HTMLVideoElement) => {
        video.currentTime = 20;
      });
      await comment.getByRole('button', { name: '跳到00:05' }).click();
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(15);
    },
  );
});
