import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SharedFilesShuffled } from './vitest.sequencer.ts';
import { fromSource } from './workspace-source.ts';

/** The tests of the interface whose names end like one of these. */
const interfaceTests = (...ends: string[]) =>
  ends.flatMap((end) => [`packages/{ui,widgets}/src/**/*${end}`, `apps/site/src/**/*${end}`]);

const otherProjects = ['**/node_modules/**', '**/*.server.test.ts', '**/*.isolated.test.{ts,tsx}'];

/** Plugins of its own for each project. */
const ofTheInterface = () => ({ extends: true as const, plugins: [vanillaExtractPlugin(), react()] });

/** Ends what stands still and no more. Longer than the waits inside a test, so that a failure names what did not come. */
const longTimeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

const ofTheServer = {
  ...longTimeouts,
  environment: 'node',
  globalSetup: ['./apps/server/src/testing/global-setup.ts'],
};

export default defineConfig({
  ...fromSource,
  test: {
    // As in `vitest.setup.ts`: how long a test waits is no claim about speed.
    expect: { poll: { timeout: 60_000 } },
    // A shuffled order, the same each time: `--sequence.seed` draws another.
    sequence: { sequencer: SharedFilesShuffled, seed: 20261123 },
    projects: [
      {
        ...ofTheInterface(),
        // Files without a page, in workers that they share.
        test: {
          ...longTimeouts,
          name: 'pure',
          environment: 'node',
          isolate: false,
          sequence: { shuffle: true },
          include: interfaceTests('.test.ts', '.pure.test.tsx'),
          exclude: [...otherProjects, '**/*.dom.test.ts'],
          setupFiles: ['./vitest.pure.setup.ts'],
        },
      },
      {
        ...ofTheInterface(),
        // Files with a page, which those of a worker share.
        test: {
          ...longTimeouts,
          name: 'unit',
          environment: 'jsdom',
          isolate: false,
          sequence: { shuffle: true },
          include: interfaceTests('.test.tsx', '.dom.test.ts'),
          exclude: [...otherProjects, '**/*.pure.test.tsx'],
          setupFiles: ['./vitest.setup.ts', './vitest.dom.setup.ts'],
        },
      },
      {
        ...ofTheInterface(),
        // Files that replace modules, or change what others would find changed.
        test: {
          ...longTimeouts,
          name: 'isolated',
          environment: 'jsdom',
          include: interfaceTests('.isolated.test.{ts,tsx}'),
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        extends: true,
        // Files that compute, in workers that they share.
        test: {
          ...ofTheServer,
          name: 'server',
          isolate: false,
          include: [
            'packages/api-client/src/**/*.test.ts',
            'packages/widgets/src/**/*.server.test.ts',
            'apps/server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*processes.test.ts'],
          setupFiles: ['./vitest.server.setup.ts'],
        },
      },
      {
        extends: true,
        // Files that start processes, and wait for them most of the time.
        test: {
          ...ofTheServer,
          name: 'processes',
          include: ['packages/api-client/src/**/*processes.test.ts', 'apps/server/src/**/*processes.test.ts'],
          maxWorkers: 3,
          // Projects with other workers than their neighbours run after them.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The packages as they were built, by their own entries.
        extends: false,
        test: {
          ...longTimeouts,
          name: 'delivery',
          environment: 'node',
          include: ['delivery/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
