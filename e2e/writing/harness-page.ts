import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { fromSource } from '../../workspace-source.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The strictest that a page of ours, or of a school, may have. */
const policy = "default-src 'self'; style-src 'self'; script-src 'self'";

const origin = 'http://writing.test';

/** As the standalone elements are built: the same parts over another library. */
const withPreact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** A page with an editor and a reader below it, built as the site is. */
export async function buildHarness(library: 'react' | 'preact') {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-writing-'));
  await build({
    ...fromSource,
    ...(library === 'preact' && {
      resolve: { ...fromSource.resolve, alias: withPreact },
    }),
    configFile: false,
    root: join(import.meta.dirname, 'harness'),
    base: './',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // A font or a style inside of another file is what a policy refuses.
      assetsInlineLimit: 0,
      // One sheet, which a shadow root can be given.
      cssCodeSplit: false,
    },
  });
  return {
    async serve(context: BrowserContext): Promise<string> {
      await context.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname.endsWith('.png')) return route.fulfill({ status: 404 });
        const name = pathname.endsWith('/') ? 'index.html' : join('assets', basename(pathname));
        return route.fulfill({
          body: readFileSync(join(folder, name)),
          headers: {
            'content-type': types[extname(name)] ?? 'application/octet-stream',
            'content-security-policy': policy,
          },
        });
      });
      return `${origin}/writing/`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
