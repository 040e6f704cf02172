import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';
import { allowOrigins } from './allowed-origins.ts';

const partner = 'https://partner.example';
const modules = modulesWith({
  navigation: { header: async () => [] },
  mock: {
    list: async () => ({
      data: { data: [], total: 0 },
      categories: [],
      category_children: {},
      user_papers: {},
    }),
  },
});
/** A call of each root that the contract has. */
const calls = ['/api/v2/navs', '/addons/Paper/api/v1/mock_papers'];
let server: TestServer;
let closed: TestServer;

beforeAll(async () => {
  const embedOrigins = [partner, 'https://*.school.example'];
  server = await createTestServer({ modules, server: { embedOrigins } });
  closed = await createTestServer({ modules });
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const ask = (origin: string | undefined, url = '/api/v2/navs', from = server) =>
  from.app.inject({ url, headers: origin === undefined ? {} : { origin } });

const preflight = (origin: string, from = server, url = '/api/v2/comment/article/1/submit') =>
  from.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });

describe('the allow-list', () => {
  it.each([
    ['https://partner.example', true],
    ['https://a.school.example', true],
    ['https://a.b.school.example', true],
    ['https://school.example', false],
    ['http://partner.example', false],
    ['https://partner.example.evil.example', false],
    ['https://evilschool.example', false],
    ['https://partner.example:8443', false],
    ['null', false],
    [undefined, false],
  ])('knows %s: %s', (origin, isAllowed) => {
    expect(allowOrigins([partner, 'https://*.school.example'])(origin)).toBe(isAllowed);
  });

  it('lets everybody in by a star, and nobody when it is empty', () => {
    expect(allowOrigins(['*'])(partner)).toBe(true);
    expect(allowOrigins(['*'])('null')).toBe(false);
    expect(allowOrigins([])(partner)).toBe(false);
  });
});

describe('an answer of the API', () => {
  it('may be read by a page that is named, with its headers, and never with credentials', async () => {
    const { headers } = await ask(partner);
    expect(headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-expose-headers': 'x-request-id, retry-after, etag',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([undefined, 'https://evil.example', 'null'])('says nothing of it to %s', async (origin) => {
    const answer = await ask(origin);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each(calls)('is kept by caches for its origin alone, whoever asked first: %s', async (url) => {
    for (const origin of [partner, undefined])
      expect(String((await ask(origin, url)).headers.vary).split(', ')).toEqual(
        expect.arrayContaining(['authorization', 'origin']),
      );
  });

  it.each(calls)('may be read whatever the path begins with: %s', async (url) => {
    const { headers, statusCode } = await ask(partner, url);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, partner]);
  });

  it.each(['/api/v2/none', '/addons/Paper/none', '/api/v2/home'])(
    'may be read when it is a refusal: %s',
    async (url) => {
      const { headers } = await ask(partner, url);
      expect(headers['access-control-allow-origin']).toBe(partner);
      expect(headers.vary).toContain('origin');
    },
  );

  it('may be read when it has not changed', async () => {
    const { headers } = await ask(partner);
    const again = await server.app.inject({
      url: '/api/v2/navs',
      headers: { origin: partner, 'if-none-match': String(headers.etag) },
    });
    expect(again).toMatchObject({ statusCode: 304, headers: { 'access-control-allow-origin': partner } });
  });
});

describe('a preflight', () => {
  it('allows what our client sends, and is kept for two hours', async () => {
    const { statusCode, headers, body } = await preflight(partner);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, platform, x-platform, if-none-match',
      'access-control-max-age': '7200',
      vary: expect.stringContaining('origin') as string,
    });
  });

  it.each(calls)('is answered whatever the path begins with: %s', async (url) => {
    expect((await preflight(partner, server, url)).statusCode).toBe(204);
  });

  it('refuses who is not named, everybody when nobody is', async () => {
    for (const answer of [await preflight('https://evil.example'), await preflight(partner, closed)]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

it('opens nothing but the API', async () => {
  expect((await ask(partner, '/healthz')).headers).not.toHaveProperty('access-control-allow-origin');
});
