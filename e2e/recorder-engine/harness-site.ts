import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { fromSource } from '../../workspace-source.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** As strict as the product's own. */
const policy = "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; frame-src http:";

/** The harness, built as the site is and served under a strict policy. */
export async function startHarnessSite() {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-recorder-'));
  const root = join(import.meta.dirname, 'harness');
  await build({
    ...fromSource,
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['index.html', 'framed.html'].map((name) => join(root, name)) },
    },
  });
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://harness');
    const name = pathname === '/' ? '/index.html' : pathname;
    try {
      const body = readFileSync(join(folder, name));
      response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
      response.setHeader('content-security-policy', policy).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    url: `http://localhost:${port}`,
    /** The same pages as another origin has them. */
    partnerUrl: `http://127.0.0.1:${port}`,
    async close() {
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
