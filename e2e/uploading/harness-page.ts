import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';
import { fromSource } from '../../workspace-source.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** As strict as the product's own: the store's client may neither evaluate text nor call elsewhere. */
const policy = "default-src 'self'; img-src 'self' data:";

/** The page of the tests, built as the site is. */
export async function buildHarness() {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-uploading-'));
  const root = join(import.meta.dirname, 'harness');
  await build({
    ...fromSource,
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  });
  return {
    /** Puts it on the origin of the server, whose store is meant for its own pages. Answers its address. */
    async serve(context: BrowserContext, origin: string): Promise<string> {
      await context.route(`${origin}/uploading/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const name = pathname.endsWith('/') ? 'index.html' : join('assets', basename(pathname));
        return route.fulfill({
          body: readFileSync(join(folder, name)),
          headers: {
            'content-type': types[extname(name)] ?? 'application/octet-stream',
            'content-security-policy': policy,
          },
        });
      });
      return `${origin}/uploading/`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Harness = Awaited<ReturnType<typeof buildHarness>>;
