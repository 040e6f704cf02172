import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

/** How Vite names its helper around each `import()`. */
const helper = '\0vite/preload-helper.js';

/** Lets lazy modules be asked for again after a failure: `lazy-files.js` says how. */
export function lazyFiles(): Plugin {
  return {
    name: 'shuyuan:lazy-files',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? readFileSync(join(import.meta.dirname, 'lazy-files.js'), 'utf8') : null),
  };
}

/** Vite names no file to the helper where there is but one. */
export const preloading: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) =>
    hostType === 'js' && files.length === 0 ? [file] : files,
};
