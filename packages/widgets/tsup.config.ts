import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeTypes } from '../../scripts/write-types.mjs';
import { writeSheets } from './sheets.ts';

interface Manifest {
  exports: Record<string, string | { 'shuyuan-source'?: string; import?: string }>;
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;

/** One entry per declared source, named after the file it must become. */
const entry = Object.fromEntries(
  Object.values(manifest.exports).flatMap((target) => {
    if (typeof target === 'string' || !target['shuyuan-source'] || !target.import) return [];
    return [[target.import.replace(/^\.\/dist\/|\.js$/g, ''), target['shuyuan-source']]];
  }),
);

const recorder = 'src/screen-recorder';

/** Workers are files of their own: the bundler of a host finds them by `new URL(…, import.meta.url)`. */
const workers = {
  'screen-recorder/spool.worker': `${recorder}/browser/spool/spool.worker.browser.ts`,
  'screen-recorder/finish.worker': `${recorder}/browser/finish/finish.worker.browser.ts`,
  'screen-recorder/trim.worker': `${recorder}/trimming/trim.worker.browser.ts`,
};

/** Sources name the worker's source beside them; what was built has to name what was built, from where it has come to lie. */
function nameWorkers(code: string, path: string) {
  return code.replace(/"\.\/(\w+\.worker)\.browser\.ts"/g, (_, name: string) => {
    const from = relative(dirname(path), `dist/screen-recorder/${name}.js`).replaceAll('\\', '/');
    return JSON.stringify(from.startsWith('.') ? from : `./${from}`);
  });
}

export default defineConfig({
  entry: { ...entry, ...workers },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  onSuccess: async () => {
    writeTypes();
    await writeSheets(entry, 'dist');
  },
  // The names of the theme's variables come from ui's source, so that no build of it has to come first.
  esbuildPlugins: [
    // Classes begin as ui's do, so that the guard of its theme knows them.
    vanillaExtractPlugin({
      identifiers: ({ hash }) => `sy_${hash}`,
      esbuildOptions: { conditions: ['shuyuan-source'] },
    }),
  ],
  plugins: [
    {
      name: 'name-workers',
      renderChunk: (code, { path }) =>
        path.endsWith('.js') && code.includes('.worker.browser.ts')
          ? { code: nameWorkers(code, path) }
          : undefined,
    },
  ],
});
