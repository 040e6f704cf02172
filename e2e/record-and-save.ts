import { expect, type FrameLocator, type LaunchOptions, type Locator, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../scripts/browser.mjs';
import { header, notice } from './site.ts';

/** Somebody who allows everything and shows this tab. */
export async function recordingBrowser(): Promise<LaunchOptions> {
  const own = await browserLaunchOptions();
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return { ...own, args: [...(own.args ?? []), ...args] };
}

/** Until the recorder's own clock says that so many seconds were recorded. */
export const recordedFor = (place: Page | FrameLocator, seconds: number) =>
  expect
    .poll(async () => {
      const told = await place.getByRole('timer', { name: '已录制' }).textContent();
      const [minutes = 0, rest = 0] = (told ?? '').split(':').map(Number);
      return minutes * 60 + rest;
    })
    .toBeGreaterThanOrEqual(seconds);

/** Opens the recorder from the header, and begins when it hears the microphone. */
export async function startRecording(page: Page) {
  await header(page).getByRole('button', { name: '录制屏幕' }).click();
  await startIn(page.getByRole('dialog', { name: '录制屏幕' }));
  await expect(page.getByRole('button', { name: '停止录制' })).toBeVisible();
}

/** Before the microphone is there, the button asks to allow it. */
export async function startIn(setup: Locator) {
  await expect(setup.getByRole('meter', { name: '麦克风音量' })).toBeVisible();
  await setup.getByRole('button', { name: '开始录制' }).click();
}

/** Records a second of the page and keeps it, as a signed-in person does. */
export async function recordAndSave(page: Page) {
  await startRecording(page);
  await recordedFor(page, 1);
  await page.getByRole('button', { name: '停止录制' }).click();
  const preview = page.getByRole('dialog', { name: '预览录制' });
  await preview.getByRole('button', { name: '保存并上传' }).click();
  await expect(notice(page, '录制已保存')).toBeVisible();
}
