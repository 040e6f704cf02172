import { chromium } from '@playwright/test';
import { allowingArgs, expect, openRecorder, test } from './recorder-test.ts';

test('SR-02: the level moves with the tone, in the middle of the scale, and stands still when closed', async ({
  recorderPage: page,
}) => {
  const { heard, afterwards, level } = await page.evaluate(async () => {
    const microphone = await harness.media.openMicrophone(null);
    const heard: number[] = [];
    const stop = microphone.onLevel((level) => heard.push(level));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    stop();
    const before = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const afterwards = heard.length - before;
    microphone.close();
    return { heard, afterwards, level: microphone.level() };
  });
  expect(Math.max(...heard)).toBeGreaterThan(0.02);
  expect(Math.max(...heard)).toBeLessThanOrEqual(1);
  // Fifteen times a second at most.
  expect(heard.length).toBeGreaterThan(4);
  expect(heard.length).toBeLessThan(26);
  expect(afterwards).toBe(0);
  expect(level).toBe(0);
  const left = () => page.evaluate(() => harness.leaks.left());
  await expect.poll(left).toMatchObject({ tracks: 0, contexts: 0 });
});

test('SR-02: a microphone that is gone, and one that goes while it is open, are noticed', async ({
  recorderPage: page,
}) => {
  const gone = await page.evaluate(() =>
    harness.problemOf(() => harness.media.openMicrophone('a-device-of-yesterday')),
  );
  expect(gone).toBe('microphone-gone');
  const told = await page.evaluate(async () => {
    const microphone = await harness.media.openMicrophone(null);
    const ended = new Promise<string>((resolve) => microphone.onEnded(() => resolve('ended')));
    harness.unplug();
    return ended;
  });
  expect(told).toBe('ended');
});

test('SR-02: a device that comes or goes is told', async ({ recorderPage: page }) => {
  const told = await page.evaluate(async () => {
    const heard = new Promise<string>((resolve) => {
      const stop = harness.media.onDevicesChange(() => {
        stop();
        resolve('told');
      });
    });
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    return heard;
  });
  expect(told).toBe('told');
});

test('SR-02: the list has each real device once, and the opened one is in it', async ({
  recorderPage: page,
}) => {
  const { devices, permission, opened } = await page.evaluate(async () => {
    const microphone = await harness.media.openMicrophone(null);
    const list = await harness.media.microphones();
    microphone.close();
    return { ...list, opened: microphone.deviceId };
  });
  const ids = devices.map(({ id }) => id);
  expect(permission).toBe('granted');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(opened);
  expect(devices.every(({ label }) => label !== '')).toBe(true);
});

test('SR-02: a refusal is told, and that it was taken back', async ({ launch, site }) => {
  const args = allowingArgs.map((arg) => arg.replace(/(fake-ui.*)/, '$1=deny'));
  const browser = await chromium.launch(await launch(args));
  const page = await browser.newPage();
  await openRecorder(page, site.url);
  const problem = await page.evaluate(() => harness.problemOf(() => harness.media.openMicrophone(null)));
  expect(problem).toBe('microphone-denied');
  await page.evaluate(() => void harness.media.onDevicesChange(() => harness.state.problems.push('changed')));
  await page.context().grantPermissions(['microphone']);
  await expect.poll(() => page.evaluate(() => harness.state.problems)).toContain('changed');
  expect(await page.evaluate(() => harness.media.examine())).toMatchObject({ microphone: 'granted' });
  await browser.close();
});

test('SR-02: a computer without a microphone', async ({ launch, site }) => {
  const browser = await chromium.launch(await launch(['--use-fake-ui-for-media-stream']));
  const page = await browser.newPage();
  await openRecorder(page, site.url);
  const found = await page.evaluate(async () => ({
    problem: await harness.problemOf(() => harness.media.openMicrophone(null)),
    devices: (await harness.media.microphones()).devices,
  }));
  expect(found).toEqual({ problem: 'microphone-missing', devices: [] });
  await browser.close();
});
