// @vitest-environment node
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('DS-08 looks at contrast in development, and brings nothing of it into production', async () => {
  const bundle = async (mode: string) => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ThemeRoot } from './theme-root.tsx'`, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      external: ['react', 'react/jsx-runtime', '*.css.ts'],
    });
    return outputFiles[0]?.text ?? '';
  };
  expect(await bundle('development')).toContain('cannot be read');
  const production = await bundle('production');
  expect(production).not.toMatch(/cannot be read|color-mix|0\.2126/);
  expect(production.length).toBeLessThan(900);
});
