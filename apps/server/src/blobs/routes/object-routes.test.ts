import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen, mebibyte, noise } from './oss-client.fixtures.ts';
import { codeOf, md5, signedHeaders } from './signed-request.fixtures.ts';
import { now, setUpStore } from './store-ground.fixtures.ts';

const store = setUpStore();
const { borrow, borrowerWith, lend } = store;

describe('a refusal', () => {
  it('is XML as the cloud answers it, with the id of the request', async () => {
    const answer = await store.server().app.inject('/shuyuan-media/videos/film');
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml',
      'x-oss-request-id': answer.headers['x-request-id'],
      'cache-control': 'no-store',
    });
    expect(answer.body).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>You have no right to access this object because of bucket acl.</Message><RequestId>${String(answer.headers['x-request-id'])}</RequestId><HostId>localhost:80</HostId></Error>`,
    );
  });

  it('has no body for a HEAD, and says it in a header', async () => {
    const answer = await (await borrow()).ask({ method: 'HEAD' });
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
    expect(Buffer.from(String(answer.headers['x-oss-err']), 'base64').toString()).toContain(
      '<Code>NoSuchKey</Code>',
    );
  });

  it('tells a client whose clock is wrong the time, in the form that it reads', async () => {
    const lent = await lend();
    const early = new Date(now.getTime() - 16 * 60_000);
    const answer = await store.server().app.inject({
      method: 'PUT',
      url: `/shuyuan-media/${store.key()}`,
      headers: signedHeaders(lent, { method: 'PUT', path: store.key() }, early),
      payload: 'x',
    });
    expect(codeOf(answer)).toBe('RequestTimeTooSkewed');
    expect(answer.body).toContain('<ServerTime>2026-11-22T02:00:00.000Z</ServerTime>');
  });

  it.each([
    ['PATCH', 404],
    ['POST', 405],
  ] as const)('meets what is no call of the store: %s', async (method, status) => {
    expect((await (await borrow()).ask({ method })).statusCode).toBe(status);
  });

  it.each(['acl', 'tagging', 'symlink', 'append&position=0', 'x-oss-process=image/resize'])(
    'meets what this store does not offer: %s',
    async (query) => {
      expect(codeOf(await (await borrow()).ask({ method: 'GET', query }))).toBe('NotImplemented');
    },
  );

  it('meets who signs without a date, or in an unknown way', async () => {
    const ways = [
      { authorization: 'OSS id:signature' },
      { authorization: 'Bearer token' },
      { authorization: 'OSS4-HMAC-SHA256 x' },
    ];
    const answers = await Promise.all(
      ways.map((headers) => store.server().app.inject({ url: '/shuyuan-media/videos/film', headers })),
    );
    expect(answers.map(codeOf)).toEqual(['AccessDenied', 'InvalidArgument', 'InvalidArgument']);
  });
});

describe('a key', () => {
  it.each([
    '..%2fsigning-key',
    'videos/..%2f..%2fblobs',
    'videos//film',
    'videos/.film',
    'Videos/film',
    'videos/film%00',
    'videos%5cfilm',
    '录制.mp4',
    '%E5%BD%95%E5%88%B6.mp4',
    'a%20b',
    'a'.repeat(256),
  ])('of another form is nothing that is asked further: %s', async (path) => {
    const { statusCode, body } = await store.server().app.inject(`/shuyuan-media/${path}`);
    expect([statusCode, codeOf({ body })]).toEqual([400, 'InvalidObjectName']);
    await expect(lend(1, decodeURIComponent(path))).rejects.toThrow('object name');
  });

  it.each([
    ['../signing-key', 404],
    ['%2e%2e/signing-key', 404],
    ['%', 400],
    ['%c3%28', 400],
  ])('may not reach the store at all: %s', async (path, status) => {
    expect((await store.server().app.inject(`/shuyuan-media/${path}`)).statusCode).toBe(status);
  });

  it('never is a path: on the disk nothing bears its name', async () => {
    await (await borrow()).ask({ method: 'PUT', body: 'x' });
    const names = readdirSync(store.server().objectFolder, { recursive: true }).map(String);
    expect(names).toContain('signing-key');
    expect(names.join()).not.toContain('film');
  });
});

describe('a body', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await listen(store.server()));
  });

  it('is held against its announced digest', async () => {
    const lent = await lend();
    const put = (digest: string) =>
      borrowerWith(lent).ask({ method: 'PUT', body: 'film', headers: { 'content-md5': digest } });
    expect(codeOf(await put(md5('other')))).toBe('InvalidDigest');
    expect(codeOf(await put('nonsense'))).toBe('InvalidDigest');
    expect(await store.server().objects.head(store.key())).toBeNull();
    expect(await store.files()).toEqual([]);
    expect((await put(md5('film'))).statusCode).toBe(200);
  });

  it('is refused before it is read when it is larger than what was lent', async () => {
    const lent = await lend(1000);
    expect(codeOf(await borrowerWith(lent).ask({ method: 'PUT', body: noise(1001) }))).toBe('EntityTooLarge');
    expect((await borrowerWith(lent).ask({ method: 'PUT', body: noise(1000) })).statusCode).toBe(200);
  });

  it('needs a length', async () => {
    const lent = await lend();
    const headers = signedHeaders(lent, { method: 'PUT', path: store.key() }, now);
    const answer = await talk(address, [
      `PUT /shuyuan-media/${store.key()} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      'transfer-encoding: chunked',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '4\r\nfilm\r\n0\r\n\r\n',
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 411/);
    expect(answer).toContain('MissingContentLength');
  });

  it('leaves nothing when its sender goes away in the middle', async () => {
    const lent = await lend();
    const headers = signedHeaders(lent, { method: 'PUT', path: store.key() }, now);
    const socket = connect(Number(address.port), 'localhost');
    socket.write(
      [
        `PUT /shuyuan-media/${store.key()} HTTP/1.1`,
        'host: localhost',
        'content-length: 1000000',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        'x'.repeat(200_000),
      ].join('\r\n'),
    );
    await expect.poll(store.files).toHaveLength(1);
    socket.destroy();
    await expect.poll(store.files).toEqual([]);
    expect(await store.server().objects.head(store.key())).toBeNull();
    expect((await borrowerWith(lent).ask({ method: 'PUT', body: noise(mebibyte) })).statusCode).toBe(200);
  });
});

async function talk({ port }: URL, lines: string[]): Promise<string> {
  const socket = connect(Number(port), 'localhost');
  socket.write(lines.join('\r\n'));
  const chunks: string[] = [];
  for await (const chunk of socket) chunks.push(String(chunk));
  return chunks.join('');
}

it('logs no secret, token or signature', async () => {
  const lent = await lend();
  await borrowerWith(lent).ask({ method: 'PUT', body: 'x' });
  await store.server().app.inject(store.server().objects.signedPath(store.key(), 60, now));
  await borrowerWith({ ...lent, accessKeySecret: 'guessed' }).ask({ method: 'PUT', body: 'x' });
  const text = store.server().log.join('');
  expect(text).toContain(store.key());
  for (const secret of [lent.accessKeySecret, lent.securityToken, 'Signature', 'Expires='])
    expect(text).not.toContain(secret);
});
