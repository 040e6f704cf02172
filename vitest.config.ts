import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitestPattern } from './scripts/test/left-out.mjs';
import { SharedFilesShuffled } from './vitest.sequencer.ts';
import { fromSource } from './workspace-source.ts';

/** The tests of the interface whose names end like one of these. */
const interfaceTests = (...ends: string[]) =>
  ends.flatMap((end) => [`packages/{ui,widgets}/src/**/*${end}`, `apps/site/src/**/*${end}`]);

const otherProjects = ['**/node_modules/**', '**/*.server.test.ts', '**/*.isolated.test.{ts,tsx}'];

/** Plugins of its own for each project. */
const ofTheInterface = () => ({ extends: true as const, plugins: [vanillaExtractPlugin(), react()] });

/**
 * Ends what stands still and no more: how long a test waits is no claim about speed. The waits inside a test are shorter,
 * so that a failure names what did not come. Those of testing-library are in `vitest.setup.ts`.
 */
const limits = (seconds: number, poll: number) => ({
  testTimeout: seconds * 1_000,
  hookTimeout: seconds * 1_000,
  expect: { poll: { timeout: poll * 1_000 } },
});

const short = limits(20, 15);

const ofTheServer = {
  ...limits(60, 45),
  environment: 'node',
  globalSetup: ['./apps/server/src/testing/global-setup.ts'],
};

/** Files that start processes, and wait for them most of the time. */
const ofProcesses = {
  ...ofTheServer,
  globalSetup: [...ofTheServer.globalSetup, './apps/server/src/testing/data-template/global-setup.ts'],
  maxWorkers: 3,
};

/** Files of the server and its client whose names end like this. */
const serverTests = (end: string) => [`packages/api-client/src/**/*${end}`, `apps/server/src/**/*${end}`];

const testNamePattern = vitestPattern();

export default defineConfig({
  ...fromSource,
  test: {
    // A shuffled order, the same each time: `--sequence.seed` draws another.
    sequence: { sequencer: SharedFilesShuffled, seed: 20261123 },
    ...(testNamePattern && { testNamePattern }),
    projects: [
      {
        ...ofTheInterface(),
        // Files without a page, in workers that they share.
        test: {
          ...short,
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
          ...short,
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
          ...short,
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
          exclude: ['**/node_modules/**', '**/*processes.test.ts', '**/*.stress.test.ts'],
          setupFiles: ['./vitest.server.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...ofProcesses,
          name: 'processes',
          include: serverTests('processes.test.ts'),
          // Projects with other workers than their neighbours run after them.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Many rounds at random of what a test of the gate proves once. Only `npm run test:all` runs them.
        test: {
          ...ofProcesses,
          ...limits(600, 60),
          name: 'stress',
          include: serverTests('.stress.test.ts'),
          sequence: { groupOrder: 2 },
        },
      },
      {
        // The packages as they were built, by their own entries.
        extends: false,
        test: {
          ...limits(180, 60),
          name: 'delivery',
          environment: 'node',
          include: ['delivery/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
