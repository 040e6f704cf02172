import type { Page } from '@playwright/test';
import { capture, expect, test } from './recorder-test.ts';

/**
 * The first picture of a recording of the page, of which nothing is to be seen for so many seconds; null when there is none.
 */
async function firstPicture(page: Page, seconds: { blank: number; seen: number }) {
  await capture(page);
  return page.evaluate(async ({ blank, seen }) => {
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9', background: 'white' });
    if (blank > 0) document.body.append(cover);
    // It has come onto the screen before anything is recorded.
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    await harness.start('seen');
    await harness.recordedFor(blank * 1000);
    if (seen > 0) cover.remove();
    await harness.recordedFor((blank + seen) * 1000);
    await harness.stop();
    return harness.look(await harness.media.firstPicture!(harness.state.finished!.file));
  }, seconds);
}

test('a recording has a picture of its page, small enough for the server', async ({ recorderPage: page }) => {
  const picture = await firstPicture(page, { blank: 0, seen: 1.5 });
  expect(picture).toMatchObject({ type: 'image/jpeg', width: 640 });
  expect(picture!.contrast).toBeGreaterThan(100);
  expect(picture!.size).toBeLessThan(256 * 1024);
});

test('a recording that begins blank has the first picture with something on it', async ({
  recorderPage: page,
}) => {
  const picture = await firstPicture(page, { blank: 1.5, seen: 2.5 });
  expect(picture!.contrast).toBeGreaterThan(100);
});

test('a recording on which nothing is ever to be seen has no picture', async ({ recorderPage: page }) => {
  expect(await firstPicture(page, { blank: 2, seen: 0 })).toBeNull();
});

test('what is no film has no picture, and says so', async ({ recorderPage: page }) => {
  const end = await page.evaluate(() =>
    harness.media.firstPicture!(new Blob(['今天的作业'], { type: 'video/mp4' })).then(
      () => 'a picture',
      (error: Error) => error.message,
    ),
  );
  expect(end).toBe('It does not play.');
});
