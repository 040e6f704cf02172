import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../test-results/delivery',
  workers: 2,
  use: { trace: 'off', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
});
