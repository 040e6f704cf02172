import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';

const part = `export const words = '${'词'.repeat(900)}';`;
let folder: string;
let server: TestServer;
let besideSite: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shuyuan-embed-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'shuyuan.js'), 'export {};');
  writeFileSync(join(folder, 'assets/part-ABC.js'), part);
  writeFileSync(join(folder, 'assets/part-ABC.js.br'), brotliCompressSync(part));
  writeFileSync(join(folder, 'frame.html'), '<!doctype html><title>书院</title>');
  writeFileSync(join(folder, 'plain.html'), '<!doctype html><title>校页</title>');
  const modules = modulesWith({});
  const embedOrigins = ['https://partner.example', 'https://*.school.example'];
  server = await createTestServer({ modules, server: { embedFolder: folder, embedOrigins } });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>站点</title>');
  besideSite = await createTestServer({
    modules,
    server: { embedFolder: join(folder, 'none'), siteFolder: folder },
  });
});
afterAll(async () => {
  await Promise.all([server.close(), besideSite.close()]);
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ url, headers: { origin: 'https://partner.example', ...headers } });

describe('the standalone build', () => {
  it.each(['/embed/shuyuan.js', '/embed/assets/part-ABC.js'])(
    'may be loaded by any page: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(String(answer.headers['content-type'])).toContain('javascript');
    },
  );

  it('keeps its hashed parts for good and asks anew for the boot script', async () => {
    expect((await get('/embed/assets/part-ABC.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/embed/shuyuan.js')).headers['cache-control']).toBe('no-cache');
  });

  it('comes in brotli, and may be loaded then too', async () => {
    const answer = await get('/embed/assets/part-ABC.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is not there when it was not built, and nothing below it is a page of the site', async () => {
    expect((await get('/embed/none', { accept: 'text/html' })).statusCode).toBe(404);
    const page = { accept: 'text/html' };
    expect((await get('/article', page, besideSite)).body).toContain('站点');
    expect((await get('/embed/shuyuan.js', page, besideSite)).statusCode).toBe(404);
  });
});

describe('a frame', () => {
  it('may be shown by pages that are named, and says so in its policy alone', async () => {
    const { headers, statusCode } = await get('/embed/frame/comments?target=article/7');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://partner.example https://*.school.example",
    );
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each(['/embed/plain.html', '/healthz'])(
    'is the only page of ours that others may show: not %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['content-security-policy']).not.toContain('partner.example');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    },
  );
});

it('a stored file may be shown by any page', async () => {
  await server.deps.blobs.put('avatars/2.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await get('/blobs/avatars/2.svg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
});
