import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';

const items = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: '文章',
  url: '/article',
  parent_id: 0,
  children: [],
}));
let navigation = items;
const modules = modulesWith({
  navigation: { header: async () => navigation },
  mock: {
    list: async () => ({
      data: { data: [], total: 0 },
      categories: [],
      category_children: {},
      user_papers: {},
    }),
  },
});
let server: TestServer;
let secure: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules });
  secure = await createTestServer({ modules, server: { publicUrl: 'https://shuyuan.example' } });
  await server.deps.blobs.put(
    'avatars/1.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
});
afterAll(() => Promise.all([server.close(), secure.close()]));

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ url, headers });

describe('the content security policy', () => {
  it.each(['/api/v2/navs', '/healthz', '/none', '/api/v2/none'])(
    'stands on %s and lets nothing strange in',
    async (url) => {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(Object.fromEntries(policy.split(';').map((rule) => rule.split(/ (.*)/s)))).toEqual({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': "'self'",
        'font-src': "'self'",
        'img-src': "'self' data: blob:",
        'media-src': "'self' blob:",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'self'",
        'form-action': "'self'",
        'frame-ancestors': "'self'",
      });
    },
  );

  it('lets films, their pictures and uploads in from where the video cloud keeps them', async () => {
    const mediaOrigins = ['https://vod.example', 'https://*.oss-cn-shanghai.aliyuncs.com'];
    const cloudy = await createTestServer({ modules, server: { mediaOrigins } });
    const { headers } = await get('/none', {}, cloudy);
    await cloudy.close();
    const rules = String(headers['content-security-policy']).split(';');
    const origins = mediaOrigins.join(' ');
    expect(rules).toContain(`media-src 'self' blob: ${origins}`);
    expect(rules).toContain(`img-src 'self' data: blob: ${origins}`);
    expect(rules).toContain(`connect-src 'self' ${origins}`);
    expect(rules).toContain("script-src 'self'");
  });

  it('lets pictures in from where lines about uploads go, and nothing else', async () => {
    const logging = await createTestServer({
      modules,
      server: { uploadLogUrl: 'https://log.example:8443/p.gif?site=1' },
    });
    const rulesOf = async (from: TestServer) =>
      String((await get('/none', {}, from)).headers['content-security-policy']).split(';');
    const [off, on] = [await rulesOf(server), await rulesOf(logging)];
    await logging.close();
    expect(on.filter((rule) => !off.includes(rule))).toEqual([
      "img-src 'self' data: blob: https://log.example:8443",
    ]);
    expect(on).toHaveLength(off.length);
  });

  it('lets nothing in a stored file run', async () => {
    const { headers, statusCode } = await get('/blobs/avatars/1.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('https', () => {
  it('is insisted on only where the site is reached by it', async () => {
    expect((await get('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    expect((await get('/healthz', {}, secure)).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('compression', () => {
  it('sends larger answers of the API in brotli', async () => {
    const answer = await get('/api/v2/navs', { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    const text = brotliDecompressSync(answer.rawPayload).toString();
    expect(JSON.parse(text)).toMatchObject({ code: 0, data: items });
    expect(answer.rawPayload.length).toBeLessThan(text.length / 5);
  });

  it('leaves small ones and those alone that cannot be read otherwise', async () => {
    expect((await get('/api/v2/home', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    );
    expect((await get('/api/v2/navs', { 'accept-encoding': 'identity' })).json()).toMatchObject({
      data: items,
    });
  });
});

describe('keeping answers', () => {
  it('lets a visitor’s read be asked for again by its tag', async () => {
    const first = await get('/api/v2/navs');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('authorization') as string,
    });
    const tag = String(first.headers.etag);
    for (const encoding of ['identity', 'br']) {
      const again = await get('/api/v2/navs', { 'if-none-match': tag, 'accept-encoding': encoding });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
    }
    navigation = items.slice(1);
    expect(await get('/api/v2/navs', { 'if-none-match': tag })).toMatchObject({ statusCode: 200 });
    navigation = items;
  });

  it('keeps the answers of add-ons apart by who asks, and by their tag', async () => {
    const { headers } = await get('/addons/Paper/api/v1/mock_papers');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('authorization') as string,
      etag: expect.stringMatching(/^W/) as string,
    });
  });

  it.each([
    ['with a token', { authorization: 'Bearer user-7' }, '/api/v2/navs'],
    ['of an add-on with a token', { authorization: 'Bearer user-7' }, '/addons/Paper/api/v1/mock_papers'],
    ['of an add-on that has no route', {}, '/addons/Paper/none'],
    ['that was refused', {}, '/api/v2/home'],
    ['that has no route', {}, '/api/v2/none'],
  ])('stores nothing of an answer %s', async (_, headers, url) => {
    const answer = await get(url, headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  });
});

describe('a stored file', () => {
  it('has its type, is kept for an hour and has a tag', async () => {
    const answer = await get('/blobs/avatars/1.svg');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
    expect(await get('/blobs/avatars/1.svg', { 'if-none-match': String(answer.headers.etag) })).toMatchObject(
      { statusCode: 304 },
    );
  });

  it('is sent in parts', async () => {
    const answer = await get('/blobs/avatars/1.svg', { range: 'bytes=0-3' });
    expect(answer).toMatchObject({ statusCode: 206, body: '<svg' });
  });

  it.each(['/blobs/', '/blobs/avatars', '/blobs/..%2f..%2fetc/passwd', '/blobs/.hidden'])(
    'is not listed or left by %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('the request id', () => {
  it('is the server’s own and never repeats', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(
        async () =>
          (await get('/healthz', { 'x-request-id': 'mine', 'request-id': 'mine' })).headers['x-request-id'],
      ),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mine');
  });
});

describe('the address of the visitor', () => {
  const ips = (from: TestServer) => from.log.map((line) => (JSON.parse(line) as { ip?: string }).ip);
  it('is what the connection says, whatever a header claims', async () => {
    await get('/api/v2/navs', { 'x-forwarded-for': '203.0.113.9' });
    expect(ips(server)).not.toContain('203.0.113.9');
  });

  it('is what a believed proxy says', async () => {
    const behind = await createTestServer({ modules, server: { trustProxy: 'loopback' } });
    await get('/api/v2/navs', { 'x-forwarded-for': '203.0.113.9' }, behind);
    expect(ips(behind)).toContain('203.0.113.9');
    await behind.close();
  });
});
