import { addPerson } from '../fixtures.ts';
import { recordedFor, recordingBrowser, startIn } from '../record-and-save.ts';
import { expect, test } from './embed-test.ts';
import { heard, listen, say } from './page-words.ts';

test.use({ launchOptions: await recordingBrowser() });

test('the recorder is fetched when it is opened, asks a visitor to sign in, and gives the page back', async ({
  openProof,
  page,
  person,
}) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
  const { said } = await openProof('recorder');
  await page.locator('shuyuan-recorder').waitFor({ state: 'attached' });
  const open = page.getByRole('button', { name: '开始录屏' });
  await expect.poll(() => loaded.some((path) => path.includes('/assets/recorder-'))).toBe(true);
  const atFirst = loaded.length;
  await open.click();
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('shuyuan-recorder')).not.toHaveAttribute('open');

  await say(page, { token: person.token });
  await open.click();
  const recorder = page.locator('shuyuan-recorder').getByRole('dialog');
  await expect(recorder).toBeVisible();
  expect(loaded.length).toBeGreaterThan(atFirst);
  await page.keyboard.press('Escape');
  await expect(recorder).toHaveCount(0);
  await expect(open).toBeFocused();
  expect(said).toEqual([]);
});

test('SR-13 in a frame without the permission it says what to write into the frame, and tells the page when it closes; with it, it records', async ({
  openProof,
  server,
}) => {
  const { token } = await addPerson(server);
  const { page } = await openProof('recorder-framed');
  await listen(page, 'close');
  for (const frame of ['#allowed', '#refused']) {
    const inside = page.frameLocator(frame);
    await inside.locator('shuyuan-recorder').waitFor({ state: 'attached' });
    await page.locator(frame).evaluate((element: HTMLIFrameElement, given) => {
      element.contentWindow?.postMessage(
        { shuyuan: 'say', options: { token: given, open: true } },
        new URL(element.src).origin,
      );
    }, token);
    await expect(inside.locator('shuyuan-recorder').getByRole('dialog')).toBeVisible();
    await expect(page.locator(frame)).toHaveAttribute('height', '640');
  }
  const allowance = 'display-capture; microphone';
  // A browser draws no frame that is out of sight.
  await page.locator('#refused').scrollIntoViewIfNeeded();
  const refused = page.frameLocator('#refused');
  await expect(refused.getByText(allowance)).toBeVisible();
  await refused.getByRole('button', { name: '复制' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => heard(page)).toEqual([expect.objectContaining({ name: 'close', from: 'iframe' })]);
  await page.locator('#allowed').scrollIntoViewIfNeeded();
  const allowed = page.frameLocator('#allowed');
  await startIn(allowed.locator('shuyuan-recorder').getByRole('dialog'));
  await recordedFor(allowed, 1);
  await allowed.getByRole('button', { name: '停止录制' }).click();
  const preview = allowed.getByRole('dialog', { name: '预览录制' });
  await expect(preview).toBeVisible();
  await expect
    .poll(() => preview.locator('video').evaluate((film: HTMLVideoElement) => film.videoWidth))
    .toBeGreaterThan(100);
  await expect(allowed.getByText(allowance)).toHaveCount(0);
});
