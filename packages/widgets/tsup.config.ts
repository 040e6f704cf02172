import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

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

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
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
      name: 'strip-vanilla-extract-copy',
      renderChunk: (code, { path }) =>
        path.endsWith('.css')
          ? { code: code.replace(/\/\* vanilla-extract-css-ns:[^*]*\*\/\n?/g, '') }
          : undefined,
    },
  ],
});
