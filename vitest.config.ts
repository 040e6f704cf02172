import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { fromSource } from './workspace-source.ts';

export default defineConfig({
  ...fromSource,
  test: {
    // As in `vitest.setup.ts`: how long a test waits is no claim about speed.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['packages/{ui,widgets}/src/**/*.test.{ts,tsx}', 'apps/site/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.server.test.ts'],
          setupFiles: ['./vitest.setup.ts'],
          // Longer than the waits inside a test, so that a failure names what did not come.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'packages/api-client/src/**/*.test.ts',
            'packages/widgets/src/**/*.server.test.ts',
            'apps/server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          globalSetup: ['./apps/server/src/testing/global-setup.ts'],
          // Its longest files wait for other processes most of the time.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The packages as they were built, by their own entries.
        extends: false,
        test: { name: 'delivery', environment: 'node', include: ['delivery/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
