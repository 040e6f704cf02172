import { defineConfig } from '@playwright/test';
import whole from '../playwright.config.ts';

export default defineConfig(whole, {
  testDir: '.',
  outputDir: '../test-results/delivery',
  timeout: 120_000,
  use: { trace: 'off', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
});
