import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/browser.mjs';
import { startHarnessSite } from './harness-site.ts';
import { toneWav } from './tone.ts';

type Site = Awaited<ReturnType<typeof startHarnessSite>>;

interface WorkerFixtures {
  site: Site;
  /** Three microphones that sound a tone, and a person who allows everything and shows the tab of the recorder. */
  allowing: Browser;
  launch: (args: string[]) => Promise<LaunchOptions>;
}

interface TestFixtures {
  recorderPage: Page;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const site = await startHarnessSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launch: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'shuyuan-tone-'));
      const tone = join(folder, 'tone.wav');
      writeFileSync(tone, toneWav(440));
      const options = await browserLaunchOptions();
      await use(async (args) => ({
        ...options,
        // Muted, a tab's sound is nought.
        ignoreDefaultArgs: ['--mute-audio'],
        args: [...(options.args ?? []), ...args.map((arg) => arg.replace('TONE', tone))],
      }));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  allowing: [
    async ({ launch }, use) => {
      const browser = await chromium.launch(await launch(allowingArgs));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  recorderPage: async ({ allowing, site }, use) => {
    const page = await allowing.newPage({ permissions: ['microphone'] });
    await openRecorder(page, site.url);
    await use(page);
    await page.close();
  },
});

export const allowingArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--use-file-for-fake-audio-capture=TONE',
];

export { expect } from '@playwright/test';

/** Once more when the browser, just started, has thrown the page away. */
export async function openRecorder(page: Page, url: string) {
  await page.goto(url).catch(() => page.goto(url));
  await page.waitForFunction(() => 'harness' in globalThis);
}

/** A capture, as a person starts it. */
export async function capture(page: Page) {
  const captured = page.evaluate(() =>
    harness.whenPressed(async () => void (harness.state.capture = await harness.media.captureScreen())),
  );
  await page.getByRole('button').click();
  await captured;
}

/** Until `milliseconds` were recorded by the engine's own clock. */
export const recordedFor = (page: Page, milliseconds: number) =>
  page.evaluate((least) => harness.recordedFor(least), milliseconds);

export async function bytesOfFinished(page: Page) {
  const text = await page.evaluate(() => harness.bytesOf(harness.state.finished!.file));
  return Buffer.from(text, 'base64');
}
