import { beforeAll, describe, expect, it } from 'vitest';
import { noise } from './oss-client.fixtures.ts';
import { codeOf, listOf } from './signed-request.fixtures.ts';
import { now, setUpStore } from './store-ground.fixtures.ts';

const partner = 'https://partner.example';
const store = setUpStore({ server: { embedOrigins: [partner] } });

describe('reading', () => {
  const film = Buffer.concat([noise(100 * 1024), noise(100 * 1024), Buffer.from('0123456789')]);
  let address = '';

  beforeAll(async () => {
    store.goTo('videos/to-read.mp4');
    const { begin, putPart, complete } = await store.borrow();
    const id = await begin();
    const parts = [film.subarray(0, 102_400), film.subarray(102_400, 204_800), film.subarray(204_800)];
    const etags = await Promise.all(
      parts.map(async (part, index) => String((await putPart(id, index + 1, part)).headers.etag)),
    );
    await complete(id, listOf(...etags.map((etag, index): [number, string] => [index + 1, etag])));
    address = store.server().objects.signedPath(store.key(), 1800, now);
  });

  const read = (headers: Record<string, string> = {}) => store.server().app.inject({ url: address, headers });

  it('gives the whole with what a browser needs, and nothing that could run', async () => {
    const answer = await read({ 'accept-encoding': 'br, gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(film)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9A-F]{32}-3"$/) as string,
      'last-modified': 'Sun, 22 Nov 2026 02:00:00 GMT',
      'content-disposition': 'attachment; filename="to-read.mp4"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=1800',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=102390-102409', 102_390, 102_410],
    ['bytes=100-204805', 100, 204_806],
    ['bytes=204800-', 204_800, 204_810],
    ['bytes=-5', 204_805, 204_810],
    ['bytes=204809-999999', 204_809, 204_810],
    ['bytes=-999999', 0, 204_810],
  ])('gives a part of it, over the seams of its parts: %s', async (range, start, end) => {
    const answer = await read({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end - 1}/204810`);
    expect(answer.rawPayload.equals(film.subarray(start, end))).toBe(true);
  });

  it.each(['bytes=204810-', 'bytes=-0'])('has no such part: %s', async (range) => {
    const answer = await read({ range });
    expect([answer.statusCode, codeOf(answer), answer.headers['content-range']]).toEqual([
      416,
      'InvalidRange',
      'bytes */204810',
    ]);
  });

  it.each(['bytes=5-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=-'])(
    'gives the whole for what is no single range: %s',
    async (range) => {
      expect((await read({ range })).rawPayload.length).toBe(film.length);
    },
  );

  it('knows what has not changed, and what has', async () => {
    const etag = String((await read()).headers.etag);
    const statusOf = async (headers: Record<string, string>) => (await read(headers)).statusCode;
    const [before, after] = ['Sun, 22 Nov 2026 01:59:59 GMT', 'Sun, 22 Nov 2026 02:00:00 GMT'];
    expect(await statusOf({ 'if-none-match': `"other", ${etag}` })).toBe(304);
    expect(await statusOf({ 'if-none-match': '"other"' })).toBe(200);
    expect(await statusOf({ 'if-modified-since': after })).toBe(304);
    expect(await statusOf({ 'if-modified-since': before })).toBe(200);
    expect(await statusOf({ 'if-match': '"other"' })).toBe(412);
    expect(await statusOf({ 'if-match': etag })).toBe(200);
    expect(await statusOf({ 'if-unmodified-since': before })).toBe(412);
    expect(await statusOf({ range: 'bytes=0-9', 'if-range': etag })).toBe(206);
    expect(await statusOf({ range: 'bytes=0-9', 'if-range': '"other"' })).toBe(200);
  });

  it('may be done by a page that is named, with its headers, and by no other page', async () => {
    const [named, strange] = [
      await read({ origin: partner }),
      await read({ origin: 'https://evil.example' }),
    ];
    expect(named.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-expose-headers': 'etag, x-oss-request-id, accept-ranges, content-length, content-range',
      vary: expect.stringContaining('origin') as string,
    });
    expect(named.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(strange.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a preflight', () => {
  const preflight = (origin: string) =>
    store.server().app.inject({
      method: 'OPTIONS',
      url: `/shuyuan-media/${store.key()}?uploads`,
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'x-oss-date',
      },
    });

  it('allows a named page what the client of the cloud sends', async () => {
    const { statusCode, headers } = await preflight(partner);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
      'access-control-max-age': '7200',
    });
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-md5',
        'content-type',
        'x-oss-content-sha256',
        'x-oss-date',
        'x-oss-security-token',
        'x-oss-user-agent',
      ]),
    );
    expect((await preflight('https://evil.example')).statusCode).toBe(403);
  });
});
