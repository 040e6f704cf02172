import { getJestConfig } from '@storybook/test-runner';
import { browserLaunchOptions } from './scripts/browser.mjs';

const base = getJestConfig();
const launchOptions = { headless: true, ...(await browserLaunchOptions()) };

export default {
  ...base,
  testTimeout: 60_000,
  // A process that has shown stories closes its browser first.
  workerGracefulExitTimeout: 10_000,
  // Nothing is loaded or compiled for each file of tests: what they need is in their environment.
  transform: {},
  snapshotSerializers: [],
  setupFilesAfterEnv: [],
  testEnvironment: './.storybook/story-environment.mjs',
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchType: 'LAUNCH',
      skipInitialization: true,
      launchOptions,
    },
  },
};
