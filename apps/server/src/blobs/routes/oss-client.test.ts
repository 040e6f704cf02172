import type OSS from 'ali-oss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readerId } from '../objects/access.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { listen, mebibyte, noise, ossClient, sha256 } from './oss-client.fixtures.ts';

let server: TestServer;
let address: string;
let userId: number;
/** How far the server's clock is ahead of the client's. */
let ahead = 0;
let key = '';
let count = 0;

const now = () => new Date(Date.now() + ahead);
const minutes = 60_000;

beforeAll(async () => {
  server = await createTestServer({ clock: { now } });
  address = await listen(server);
  ({ id: userId } = await createPerson(server.db));
});
afterAll(() => server.close());
beforeEach(() => {
  ahead = 0;
  key = `videos/2026/film-${(count += 1)}.mp4`;
});

const lend = (maxBytes = 20 * mebibyte) =>
  server.objects.lend({ key, userId, maxBytes, contentType: 'video/mp4', now: now() });
const readAll = () => server.objects.read(key, 0, Infinity);

/** The first page of a list of parts. */
const every = { 'max-parts': 1000, 'part-number-marker': 0, 'encoding-type': 'url' };

/** What the client says no with. */
const refusal = (attempt: Promise<unknown>): Promise<Record<string, unknown>> =>
  attempt.then(
    () => ({ code: 'no refusal' }),
    (error: Record<string, unknown>) => error,
  );

describe.each(['V1', 'V4'] as const)('the real client with signatures of %s', (version) => {
  it('puts a small object at once, and again when the answer was lost', async () => {
    const bytes = noise(50_000);
    const client = ossClient(address, await lend(), version);
    await client.put(key, bytes);
    await client.put(key, bytes);
    expect(sha256(await readAll())).toBe(sha256(bytes));
  });

  it('SR-06: puts parts of a mebibyte, five at a time', async () => {
    const bytes = noise(5 * mebibyte + 12_345);
    const client = ossClient(address, await lend(), version);
    const answer = await client.multipartUpload(key, bytes, { partSize: mebibyte, parallel: 5 });
    const { etag } = answer as unknown as { etag: string };
    expect(etag).toMatch(/^"[0-9A-F]{32}-6"$/);
    expect(sha256(await readAll())).toBe(sha256(bytes));
    expect(await server.objects.head(key)).toMatchObject({
      bytes: bytes.length,
      etag: etag.slice(1, -1),
      contentType: 'video/mp4',
    });
  });

  it('says what has arrived, and takes it away when it is told to', async () => {
    const client = ossClient(address, await lend(), version);
    const { uploadId } = await client.initMultipartUpload(key);
    const uploads = await client.listUploads({ 'max-uploads': 10, prefix: 'videos/' });
    expect(uploads.uploads).toMatchObject([{ name: key, uploadId }]);
    const part = noise(mebibyte);
    const first = (await client.uploadPart(key, uploadId, 3, part, 0, mebibyte)) as { etag: string };
    await client.uploadPart(key, uploadId, 7, part, 0, 1000);
    expect((await client.listParts(key, uploadId, every, {})).parts).toMatchObject([
      { PartNumber: '3', ETag: first.etag, Size: String(mebibyte) },
      { PartNumber: '7', Size: '1000' },
    ]);
    const page = await client.listParts(
      key,
      uploadId,
      { ...every, 'max-parts': 1, 'part-number-marker': 3 },
      {},
    );
    expect(page).toMatchObject({
      parts: { PartNumber: '7' },
      isTruncated: 'false',
      nextPartNumberMarker: '7',
    });
    await client.abortMultipartUpload(key, uploadId);
    expect(await refusal(client.listParts(key, uploadId, every, {}))).toMatchObject({ code: 'NoSuchUpload' });
    expect(await refusal(client.uploadPart(key, uploadId, 1, part, 0, 1000))).toMatchObject({ status: 404 });
    expect(await refusal(client.head(key))).toMatchObject({ code: 'NoSuchKey', status: 404 });
  });

  it('SR-06: goes on with fresh access after the old one has run out, and sends only what is missing', async () => {
    const bytes = noise(5 * mebibyte);
    let saved: OSS.Checkpoint | undefined;
    const early = ossClient(address, await lend(), version);
    const stopped = early.multipartUpload(key, bytes, {
      partSize: mebibyte,
      parallel: 1,
      progress(_part: number, checkpoint: OSS.Checkpoint) {
        saved = structuredClone({ ...checkpoint, file: undefined });
        if (checkpoint.doneParts.length === 3) early.cancel();
      },
    });
    expect(await refusal(stopped)).toMatchObject({ name: 'cancel' });
    const expired = await server.objects.lend({
      key,
      userId,
      maxBytes: 20 * mebibyte,
      contentType: 'video/mp4',
      now: new Date(Date.now() - 60 * minutes),
    });
    const checkpoint = { ...saved!, file: bytes };
    const late = ossClient(address, expired, version).multipartUpload(key, bytes, { checkpoint });
    expect(await refusal(late)).toMatchObject({ code: 'SecurityTokenExpired', status: 403 });
    const sent: number[] = [];
    await ossClient(address, await lend(), version).multipartUpload(key, bytes, {
      checkpoint: { ...saved!, file: bytes },
      progress: (_part: number, at: OSS.Checkpoint | null) =>
        void (at && sent.push(at.doneParts.at(-1)!.number)),
    } as OSS.MultipartUploadOptions);
    expect(sent).toHaveLength(2);
    expect(sent).toEqual(expect.arrayContaining([4, 5]));
    expect(sha256(await readAll())).toBe(sha256(bytes));
  });

  it('refuses a wrong secret, strange access, and access to another object', async () => {
    const lent = await lend();
    const bytes = Buffer.from('x');
    const put = (access: Partial<typeof lent>, name = key) =>
      refusal(ossClient(address, { ...lent, ...access }, version).put(name, bytes));
    expect(await put({ accessKeySecret: 'guessed' })).toMatchObject({
      code: 'SignatureDoesNotMatch',
      status: 403,
    });
    expect(await put({ accessKeyId: 'STS.someone' })).toMatchObject({
      code: 'InvalidAccessKeyId',
      status: 403,
    });
    expect(await put({ securityToken: `x${lent.securityToken}` })).toMatchObject({
      code: 'InvalidAccessKeyId',
    });
    expect(await put({}, 'videos/of-another')).toMatchObject({ code: 'AccessDenied', status: 403 });
    expect(await server.objects.head(key)).toBeNull();
  });

  it('refuses to read, to delete and to replace what was put', async () => {
    const client = ossClient(address, await lend(), version);
    await client.put(key, Buffer.from('the film'));
    expect(await refusal(client.get(key))).toMatchObject({ code: 'AccessDenied' });
    expect(await refusal(client.delete(key))).toMatchObject({ code: 'AccessDenied' });
    expect(await refusal(client.put(key, Buffer.from('another')))).toMatchObject({
      code: 'FileAlreadyExists',
    });
    expect(await refusal(client.copy(key, '/shuyuan-media/videos/of-another'))).toMatchObject({
      code: 'NotImplemented',
    });
    expect((await client.head(key)).status).toBe(200);
    expect(String(Buffer.from(await readAll()))).toBe('the film');
  });

  it('ends with the object that was lent', async () => {
    const client = ossClient(address, await lend(), version);
    const { uploadId } = await client.initMultipartUpload(key);
    await server.objects.remove(key);
    const part = noise(1000);
    expect(await refusal(client.uploadPart(key, uploadId, 1, part, 0, 1000))).toMatchObject({
      code: 'InvalidAccessKeyId',
    });
  });

  it('is told the time when its clock is wrong', async () => {
    ahead = 20 * minutes;
    expect(await refusal(ossClient(address, await lend(), version).put(key, Buffer.from('x')))).toMatchObject(
      {
        code: 'RequestTimeTooSkewed',
        status: 403,
      },
    );
  });
});

describe('an address that the real client has signed', () => {
  const reader = () =>
    ossClient(address, { accessKeyId: readerId, accessKeySecret: server.objects.access.secretOf(readerId) });
  const addressOf = {
    V1: () => reader().signatureUrl(key, { expires: 600 }),
    V4: () => reader().signatureUrlV4('GET', 600, {}, key),
  };

  /** The same address with one of its parameters changed, whatever that one holds. */
  function tamper(signed: string, name: string, change: (value: string) => string): string {
    const url = new URL(signed);
    const value = url.searchParams.get(name);
    if (value === null) throw new Error(`The address has no ${name}: ${signed}`);
    url.searchParams.set(name, change(value));
    return url.href;
  }

  /** Another signature of the same form. */
  const otherFirst = (signature: string) => `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;

  const tampered = {
    V1: (signed: string) => [
      tamper(signed, 'Signature', otherFirst),
      tamper(signed, 'Expires', (moment) => String(Number(moment) + 6000)),
    ],
    V4: (signed: string) => [
      tamper(signed, 'x-oss-signature', otherFirst),
      tamper(signed, 'x-oss-expires', (seconds) => `${seconds}0`),
    ],
  };

  it.each(['V1', 'V4'] as const)('%s: reads until its time is over, and nothing else', async (version) => {
    await server.objects.put(key, Buffer.from('0123456789'), 'video/webm');
    await server.objects.put(`${key}.other`, Buffer.from('secret'), 'video/webm');
    const signed = await addressOf[version]();
    const answer = await fetch(signed);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'video/webm',
      '0123456789',
    ]);
    const statuses = await Promise.all([
      fetch(signed.replace(key, `${key}.other`)),
      ...tampered[version](signed).map((address) => fetch(address)),
      fetch(signed, { method: 'PUT', body: 'x' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    ahead = 11 * minutes;
    const late = await fetch(signed);
    expect([late.status, await late.text()]).toEqual([
      403,
      expect.stringContaining('Request has expired.') as string,
    ]);
  });

  // Version 1 writes signatures in base64: an address holds its `+` and `/` encoded.
  it.each(['+', '/', '0', 'a'])('V1: is refused with another signature than its own, %s…', async (first) => {
    const name = key;
    const signatureOf = (address: string) => new URL(address).searchParams.get('Signature') ?? '';
    let signed = addressOf.V1();
    for (let n = 0; !signatureOf(signed).startsWith(first); signed = addressOf.V1())
      key = `${name}.${(n += 1)}`;
    await server.objects.put(key, Buffer.from('0123456789'), 'video/webm');
    expect((await fetch(signed)).status).toBe(200);
    const answers = await Promise.all(tampered.V1(signed).map((address) => fetch(address)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  it('is like the one that the server makes itself', async () => {
    await server.objects.put(key, Buffer.from('0123456789'), 'video/webm');
    const path = server.objects.signedPath(key, 600, now());
    expect(path).toMatch(/^\/shuyuan-media\/videos\/2026\//);
    expect(await (await fetch(address + path)).text()).toBe('0123456789');
    ahead = 11 * minutes;
    expect((await fetch(address + path)).status).toBe(403);
  });
});
