import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser.mjs';

/** What is the same for every test that drives the browser. */
export const shared = defineConfig({
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  forbidOnly: !!process.env['CI'],
  retries: 0,
  // How long something is waited for is no claim about speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
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

/**
 * Two projects for two runs: `--project site --workers 2`, whose workers share nothing, then `--project recorder`,
 * beside which nothing else may run.
 */
export default defineConfig(shared, {
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 1,
  projects: [
    { name: 'site', testIgnore: recording },
    { name: 'recorder', testMatch: recording },
  ],
  use: { viewport: { width: 1280, height: 800 } },
});
