import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';

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

/**
 * Types as the compiler writes them, file by file: tsup's own bundling of them asks for more memory than a small machine
 * has. Sources are imported by their extension, which a stranger's compiler may refuse.
 */
function writeTypes() {
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
    'bin/tsc',
  );
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types could not be written.');
  for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join('dist', name);
    const types = readFileSync(file, 'utf8');
    writeFileSync(file, types.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2'));
  }
}

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
