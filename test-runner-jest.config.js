import { getJestConfig } from '@storybook/test-runner';
import { browserLaunchOptions } from './scripts/browser.mjs';

const base = getJestConfig();
const launchOptions = { headless: true, ...(await browserLaunchOptions()) };

export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': { ...base.testEnvironmentOptions?.['jest-playwright'], launchOptions },
  },
};
