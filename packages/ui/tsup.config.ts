import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';
import { writeTypes } from '../../scripts/write-types.mjs';

interface Manifest {
  exports: Record<string, string | { 'shuyuan-source'?: string; import?: string; default?: string }>;
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;

/** One entry per declared source, named after the file it must become. */
const entry = Object.fromEntries(
  Object.values(manifest.exports).flatMap((target) => {
    if (typeof target === 'string' || !target['shuyuan-source']) return [];
    const output = target.import ?? target.default ?? '';
    return [[output.replace(/^\.\/dist\/|\.(js|css)$/g, ''), target['shuyuan-source']]];
  }),
);

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  onSuccess: async () => writeTypes(),
  esbuildPlugins: [
    // Known by the guard of theme/guard.css.ts.
    vanillaExtractPlugin({ identifiers: ({ hash }) => `sy_${hash}` }),
  ],
  plugins: [
    {
      // The style sheets come with a copy of themselves in a comment; minifying drops it. The scripts stay as they are:
      // a minified one loses the marks by which an unused component is left out.
      name: 'minify-css',
      renderChunk: async (code, { path }) =>
        path.endsWith('.css')
          ? transform(code, { loader: 'css', minify: true, target: 'es2022' })
          : undefined,
    },
  ],
});
