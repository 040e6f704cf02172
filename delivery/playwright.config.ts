import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../test-results/delivery',
  workers: 2,
  // A test builds an app from the packages as npm would install them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { trace: 'off', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
});
