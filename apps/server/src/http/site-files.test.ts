import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';

const page = `<!doctype html><title>书院</title>${'<p>页面</p>'.repeat(200)}`;
const ownPage = (name: string) => `<!doctype html><title>${name}</title>`;
const script = `export const words = ${JSON.stringify('词'.repeat(2_000))};`;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shuyuan-site-'));
  const site = join(folder, 'dist');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  writeFileSync(join(site, 'index.html'), page);
  writeFileSync(join(site, 'index.html.br'), brotliCompressSync(page));
  mkdirSync(join(site, 'route-pages'));
  const routes = { '/': 'home', '/article/:id/detail': 'article' };
  const pages = Object.entries(routes).map(([path, name]) => ({ path, file: `route-pages/${name}.html` }));
  writeFileSync(join(site, 'route-pages.json'), JSON.stringify(pages));
  for (const { file } of pages) writeFileSync(join(site, file), ownPage(file));
  writeFileSync(join(site, 'route-pages/article.html.br'), brotliCompressSync(ownPage('article')));
  writeFileSync(join(site, '.built-from'), 'hidden');
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(site, 'assets/main-abc123.js'), script);
  writeFileSync(join(site, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  server = await createTestServer({ modules: modulesWith({}), server: { siteFolder: site } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, br' };

describe('a page', () => {
  it.each(['/article', '/article/3/details', '/no/such/page', '/my', '/user.name'])(
    'answers %s with the site, which routes by itself',
    async (url) => {
      const answer = await get(url, { accept: asBrowser.accept });
      expect(answer).toMatchObject({ statusCode: 200, body: page });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  it('T15 tells no address of its own to what it asks for: it may carry a token', async () => {
    for (const headers of [{ accept: asBrowser.accept }, asBrowser])
      for (const url of ['/?token=abc', '/article?token=abc'])
        expect((await get(url, headers)).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/assets/main-abc123.js')).headers['referrer-policy']).toBe('same-origin');
  });

  it.each([
    ['/', 'home'],
    ['/?msv=letter', 'home'],
    ['/article/3/detail?from=home', 'article'],
    ['/article/3/detail/', 'article'],
  ])('of a route of its own is what the build made for it: %s', async (url, name) => {
    const answer = await get(url, { accept: asBrowser.accept });
    expect(answer).toMatchObject({ statusCode: 200, body: ownPage(`route-pages/${name}.html`) });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect((await get(url, { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('of a route of its own travels in the brotli that the build made', async () => {
    const answer = await get('/article/3/detail', asBrowser);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(answer.rawPayload.equals(brotliCompressSync(ownPage('article')))).toBe(true);
  });

  it('travels in the brotli that the build made', async () => {
    for (const url of ['/my', '/article']) {
      const answer = await get(url, asBrowser);
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringContaining('accept-encoding') as string,
      });
      expect(answer.rawPayload.equals(brotliCompressSync(page))).toBe(true);
    }
  });

  it.each([
    '/api/v2/none',
    '/addons/sign/api/v1/none',
    '/addons',
    '/work/api/v1/staff',
    '/blobs/none.png',
    '/assets/none.js',
    '/healthz/none',
    '/readyz/none',
  ])('is not what %s gets', async (url) => {
    const answer = await get(url, asBrowser);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404 });
  });

  it('is not what a script or picture gets that is missing', async () => {
    expect((await get('/logo.png', { accept: 'image/avif,image/*' })).statusCode).toBe(404);
  });

  it('is only read', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/article', headers: asBrowser });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a file with a hash in its name', () => {
  it('is kept by the browser for good', async () => {
    const answer = await get('/assets/main-abc123.js');
    expect(answer).toMatchObject({ statusCode: 200, body: script });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('/javascript') as string,
    });
  });

  it('travels in the brotli that the build made, and whole to those who cannot read it', async () => {
    const compressed = await get('/assets/main-abc123.js', asBrowser);
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable') as string,
    });
    expect(compressed.rawPayload.equals(brotliCompressSync(script))).toBe(true);
    expect((await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' })).body).toBe(script);
  });
});

describe('a file without a hash', () => {
  it('is asked for again, and only sent when it changed', async () => {
    const first = await get('/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/favicon.svg', { 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });
});

describe('what lies outside', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '//secret.txt',
    '/.built-from',
    '/assets/%00',
  ])('is not given away by %s', async (url) => {
    for (const accept of ['*/*', 'application/json']) {
      const answer = await get(url, { accept });
      expect(answer.body).not.toMatch(/outside|hidden/);
    }
  });
});

describe('without a build', () => {
  it('the API answers and pages are missing', async () => {
    const bare = await createTestServer({
      modules: modulesWith({}),
      server: { siteFolder: join(folder, 'none') },
    });
    expect((await bare.app.inject({ url: '/article', headers: asBrowser })).json()).toMatchObject({
      code: 404,
    });
    expect((await bare.app.inject('/api/v2/navs')).statusCode).toBe(200);
    await bare.close();
  });
});
