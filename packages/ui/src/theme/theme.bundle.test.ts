import { build, type BuildOptions } from 'esbuild';
import { expect, it } from 'vitest';

/** What a bundler makes of a module of this folder: its style sheets and React stay outside. */
async function bundle(contents: string, options: BuildOptions = {}) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', '*.css.ts'],
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

const inMode = (mode: string): BuildOptions => ({
  minify: true,
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
});

const arithmetic = /cannot be read|color-mix|0\.2126|light-dark|0\.4122/;

it('DS-08 looks at contrast in development, and brings nothing of it into production', async () => {
  const root = `export { ThemeRoot } from './theme-root.tsx'`;
  expect(await bundle(root, inMode('development'))).toContain('cannot be read');
  const production = await bundle(root, inMode('production'));
  expect(production).not.toMatch(arithmetic);
  expect(production.length).toBeLessThan(900);
});

it('brings nothing of the making of themes to a page that only uses one', async () => {
  // As the built package has it: all of the entry in one file.
  const entry = await bundle(`export * from './index.ts'`, { platform: 'neutral' });
  expect(entry).toMatch(arithmetic);
  const page = await bundle(`export { ThemeRoot, vars } from 'built-theme'`, {
    ...inMode('production'),
    plugins: [
      {
        name: 'built-theme',
        setup(builder) {
          builder.onResolve({ filter: /^built-theme$/ }, ({ path }) => ({ path, namespace: 'built' }));
          builder.onLoad({ filter: /.*/, namespace: 'built' }, () => ({ contents: entry }));
        },
      },
    ],
  });
  expect(page).not.toMatch(arithmetic);
  expect(page.length).toBeLessThan(900);
});
