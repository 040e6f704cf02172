// What the standalone build does to the sources on their way: lighter libraries, dialogs in shadow roots, checked lazy modules.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { directImports } from './direct-imports.mjs';
import { nameWorkers } from './worker-files.mjs';

const here = import.meta.dirname;
export const root = resolve(here, '../../..');

/** What stands in for React, and for the library that sends requests. */
export const lighter = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  ofetch: join(here, 'small-ofetch.ts'),
};

/** Classes begin as in the packages, so that the guard of the theme knows them. */
export const styles = () =>
  vanillaExtractPlugin({
    identifiers: ({ hash }) => `sy_${hash}`,
    esbuildOptions: { conditions: ['shuyuan-source'] },
  });

/** react-aria and preact mean different things by a copied event. */
export const wholeEvents = {
  name: 'whole-events',
  setup(plugin) {
    plugin.onResolve({ filter: /\/createEventHandler\.mjs$/ }, () => ({
      path: join(here, 'whole-events.ts'),
    }));
  },
};

/** A dialog in a shadow root has its name there. */
export const namesInRoots = {
  name: 'names-in-roots',
  setup(plugin) {
    plugin.onLoad({ filter: /react-aria\/dist\/private\/utils\/useId\.mjs$/ }, ({ path }) => {
      const asked = 'document.getElementById(id)';
      const text = readFileSync(path, 'utf8');
      if (!text.includes(asked)) throw new Error(`${path} asks otherwise than by ${asked}.`);
      const finder = JSON.stringify(join(here, 'find-in-roots.ts'));
      return {
        contents: `import { findInRoots } from ${finder};\n${text.replace(asked, 'findInRoots(id)')}`,
      };
    });
  },
};

/**
 * The provider of `ui` takes one name from the entry of everything; through it esbuild would put all of react-aria that
 * any later part needs into the first one.
 */
export const oneNameOfAria = {
  name: 'one-name-of-aria',
  setup(plugin) {
    plugin.onResolve({ filter: /^react-aria-components$/ }, ({ resolveDir }) =>
      plugin.resolve('react-aria/private/utils/openLink', { kind: 'import-statement', resolveDir }),
    );
  },
};

/** The name of a lazy module in the lists, by the file that begins it. */
export const lazyModuleOf = (path) => createHash('sha256').update(path).digest('hex').slice(0, 6);

const importing = /(?<!typeof )\bimport\('([^']+)'\)/g;

/**
 * Our own sources: names are imported from where they are made, and before each `import()` the part's files are held
 * against their hashes, which `import()` itself cannot do. Each lazy module begins with the element's entry, which is there by
 * then: so all that is loaded at first is shared by all of them, and is one file instead of a dozen small ones.
 */
export const ownSources = {
  name: 'own-sources',
  setup(plugin) {
    const [entry] = plugin.initialOptions.entryPoints;
    const lazyModules = new Set();
    plugin.onLoad({ filter: /packages\/[\w-]+\/src\/.*\.tsx?$/ }, async ({ path }) => {
      if (path.endsWith('.css.ts')) return undefined;
      const text = readFileSync(path, 'utf8');
      const resolveDir = dirname(path);
      const find = async (name) =>
        (await plugin.resolve(name, { kind: 'import-statement', importer: path, resolveDir })).path;
      const parts = {};
      for (const [, name] of text.matchAll(importing)) {
        const part = await find(name);
        lazyModules.add(part);
        parts[name] = lazyModuleOf(relative(root, part));
      }
      const checked = text.replaceAll(
        importing,
        (whole, name) => `prepared('${parts[name]}').then(() => ${whole})`,
      );
      const after = lazyModules.has(path) ? `import ${JSON.stringify(entry)};\n` : '';
      const head =
        checked === text
          ? after
          : `${after}import { prepared } from ${JSON.stringify(join(here, 'lazy.ts'))};\n`;
      return {
        contents: head + (await directImports(await nameWorkers(checked, path), find)),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        resolveDir,
      };
    });
  },
};
