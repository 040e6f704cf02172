import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as icons from './index.ts';

it.each(Object.entries(icons))('%s says nothing and takes no focus', (_, Icon) => {
  const markup = renderToStaticMarkup(createElement(Icon));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('focusable="false"');
  expect(markup).toMatch(/<(path|circle|rect|line|polyline)/);
});

it('one pictogram brings no other with it', async () => {
  const bundle = async (name: string) => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${name} } from './index.ts'`, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react/jsx-runtime', '*.css.ts'],
    });
    return outputFiles[0]?.text ?? '';
  };
  const close = await bundle('CloseIcon');
  expect(close.length).toBeLessThan(5000);
  expect((await bundle('CloseIcon, EyeIcon')).length - close.length).toBeLessThan(400);
});
