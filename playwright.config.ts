import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser.mjs';
import { playwrightInvert } from './scripts/test/left-out.mjs';

/** What is the same for every test that drives the browser. */
export const shared = defineConfig({
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  forbidOnly: !!process.env['CI'],
  retries: 0,
  grepInvert: playwrightInvert(),
  // Ends what stands still and no more: how long something is waited for is no claim about speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // So that a failure names what did not come, before the test is ended as a whole.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What the page was made of tells more than a film of it, which would be drawn for every test.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: await browserLaunchOptions(),
  },
});

/** What records, and so measures time, pictures and sound. */
const recording = [
  'recorder-engine/*.e2e.ts',
  'embed/recorder.e2e.ts',
  'recording.e2e.ts',
  'upload-log.e2e.ts',
].map((path) => `**/e2e/${path}`);

/** What sends more than anybody waits for. */
const large = '**/e2e/uploading/large-upload.e2e.ts';

/** Recording takes the time that is recorded, and a machine all its processors. */
const recordingTimeouts = { timeout: 180_000, expect: { timeout: 30_000 } };

/**
 * Two projects for two runs over everything: `--project site --workers 2`, whose workers share nothing, then
 * `--project recorder`, beside which nothing else may run, as `--project large`. `--project journeys --workers 2` runs what stands for them in
 * the gate: tests tagged `@journey`, which compare no pictures and measure no time.
 */
export default defineConfig(shared, {
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 1,
  projects: [
    { name: 'site', testIgnore: [...recording, large] },
    { name: 'recorder', testMatch: recording, ...recordingTimeouts },
    { name: 'large', testMatch: large },
    { name: 'journeys', grep: /@journey/ },
  ],
  use: { viewport: { width: 1280, height: 800 } },
});
