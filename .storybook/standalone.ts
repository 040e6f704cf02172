import type { UserConfig } from 'vite';
import {
  lighter,
  namesInRoots,
  oneNameOfAria,
  wholeEvents,
} from '../packages/widgets/embed/build-plugins.mjs';
import { fromEsbuild } from './from-esbuild.ts';

/** What Storybook's own renderer asks of React beyond what the widgets ask. */
const forTheRenderer = {
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/test-utils': 'preact/test-utils',
};

/**
 * The libraries of the standalone build, and what it mends in them. How that build deals its files to parts (lazy modules
 * with hashes, sheets, schemas left out) is held by `e2e/embed` on the files themselves; the stories' scenarios check
 * themselves by the schemas.
 */
export const standalone = {
  resolve: {
    alias: Object.entries({ ...lighter, ...forTheRenderer }).map(([name, replacement]) => ({
      find: new RegExp(`^${name}$`),
      replacement,
    })),
  },
  plugins: [wholeEvents, namesInRoots, oneNameOfAria].flatMap(fromEsbuild),
} satisfies UserConfig;

/** Folders of the widgets that the standalone build has elements of. */
export const standaloneWidgets = ['comment-box', 'pager', 'search-dialog', 'login-dialog', 'screen-recorder'];
