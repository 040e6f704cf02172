import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectFiles, objectLoans, objectUploads, users } from '../../db/schema.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { QuotaReached } from '../object-store.ts';
import { createAccess } from './access.ts';
import { createObjectFolder } from './object-folder.ts';
import { openSigningKey } from './signing-key.ts';

const mebibyte = 2 ** 20;
const quota = 10 * mebibyte;
const start = new Date('2026-11-22T02:00:00Z');
let server: TestServer;
let userId: number;
let now = start;
let key = '';
let count = 0;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now }, uploadQuota: quota });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  key = `videos/film-${(count += 1)}`;
  ({ id: userId } = await createPerson(server.db));
});

const hours = (amount: number) => new Date(start.getTime() + amount * 3_600_000);
const lend = (maxBytes = mebibyte, at = key) =>
  server.objects.lend({ key: at, userId, maxBytes, contentType: 'video/mp4', now });

const chunks = (...texts: string[]) => Readable.from(texts.map((each) => Buffer.from(each)));

const incoming = (text: string) => ({ source: chunks(text), bytes: text.length });

async function loanOf(at = key) {
  const loan = await server.objects.findLoan(at);
  if (!loan) throw new Error('Nothing was lent.');
  return loan;
}

/** Lends, and puts at once. */
async function put(text: string, at = key) {
  await lend(mebibyte, at);
  return server.objects.receiveObject(await loanOf(at), incoming(text));
}

const filesOf = (at: string) => server.db.$count(objectFiles, eq(objectFiles.key, at));
const pathOf = (id: string) => join(server.objectFolder, id.slice(0, 2), id);
const isOnDisk = (id: string) => statSync(pathOf(id), { throwIfNoEntry: false }) !== undefined;
const text = async (from = 0, to = Infinity) => String(Buffer.from(await server.objects.read(key, from, to)));

describe('a file of our own', () => {
  it('is read back by its ranges, and replaced as a whole', async () => {
    const { objects } = server;
    await objects.put(key, Buffer.from('0123456789'), 'video/mp4');
    expect(await objects.head(key)).toEqual({
      bytes: 10,
      etag: '781E5E245D69B566979B86E28D23F2C7',
      contentType: 'video/mp4',
      storedAt: now,
    });
    expect(await text(2, 5)).toBe('234');
    await objects.put(key, Buffer.from('abc'), 'video/webm');
    expect(await text()).toBe('abc');
    expect(await filesOf(key)).toBe(1);
  });

  it('leaves nothing when it is removed, and nobody minds when it is not there', async () => {
    await server.objects.put(key, Buffer.from('film'), 'video/mp4');
    const [file] = await server.db.select().from(objectFiles).where(eq(objectFiles.key, key));
    expect(isOnDisk(file?.id ?? '')).toBe(true);
    await server.objects.remove(key);
    await server.objects.remove(key);
    expect(await server.objects.head(key)).toBeNull();
    expect(isOnDisk(file?.id ?? '')).toBe(false);
    await expect(server.objects.read(key, 0, 1)).rejects.toThrow('does not exist');
  });

  it('may be empty', async () => {
    await server.objects.put(key, new Uint8Array(), 'video/mp4');
    expect([(await server.objects.head(key))?.bytes, await text()]).toEqual([0, '']);
  });
});

describe('the quota', () => {
  it('counts what is stored and what may be stored, and says how much is left', async () => {
    await put('x'.repeat(1000));
    await lend(9 * mebibyte, `${key}.second`);
    const refused = await lend(mebibyte, `${key}.third`).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(QuotaReached);
    expect(refused).toMatchObject({ name: 'QuotaReached', quota, left: mebibyte - 1000 });
    await lend(mebibyte - 1000, `${key}.third`);
  });

  it('counts a person once for one object, however often access is lent anew', async () => {
    for (let again = 0; again < 3; again += 1) await lend(9 * mebibyte);
    await expect(lend(11 * mebibyte)).rejects.toThrow(QuotaReached);
  });

  it('holds when everything is asked for at once', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => lend(2 * mebibyte, `${key}.${index}`)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('is given back by what is removed, and by access that nobody has used', async () => {
    await lend(10 * mebibyte);
    await server.objects.remove(key);
    await lend(10 * mebibyte, `${key}.second`);
    now = hours(1);
    expect((await lend(10 * mebibyte, `${key}.third`)).expires > now).toBe(true);
  });

  it('keeps room for an upload that has begun, though its access has run out', async () => {
    await lend(6 * mebibyte);
    const id = await server.objects.uploads.begin(await loanOf());
    await server.objects.uploads.putPart(await loanOf(), { uploadId: id, number: 1 }, incoming('film'));
    now = hours(1);
    await expect(lend(6 * mebibyte, `${key}.second`)).rejects.toThrow(QuotaReached);
    await lend(6 * mebibyte);
  });

  it('is nobody’s who does not exist', async () => {
    await expect(
      server.objects.lend({ key, userId: 999_999, maxBytes: 1, contentType: 'video/mp4', now }),
    ).rejects.toThrow('people who exist');
  });
});

describe('tidying', () => {
  const uploads = () => server.db.$count(objectUploads, eq(objectUploads.key, key));
  const loans = () => server.db.$count(objectLoans, eq(objectLoans.key, key));

  it('ends an upload at which nothing has happened for a day, with its files and the access to it', async () => {
    await lend();
    const id = await server.objects.uploads.begin(await loanOf());
    now = hours(20);
    await server.objects.uploads.putPart(await loanOf(), { uploadId: id, number: 1 }, incoming('film'));
    const [file] = await server.db.select().from(objectFiles).where(eq(objectFiles.key, key));
    await server.objects.tidy(hours(43));
    expect([await uploads(), await loans(), await filesOf(key)]).toEqual([1, 1, 1]);
    await server.objects.tidy(hours(45));
    expect([await uploads(), await loans(), await filesOf(key)]).toEqual([0, 0, 0]);
    expect(isOnDisk(file?.id ?? '')).toBe(false);
  });

  it('keeps what is stored, and forgets how it came', async () => {
    await lend();
    const { uploads: at } = server.objects;
    const id = await at.begin(await loanOf());
    const etag = await at.putPart(await loanOf(), { uploadId: id, number: 1 }, incoming('film'));
    await at.complete(await loanOf(), id, [{ number: 1, etag }]);
    await server.objects.tidy(hours(23));
    expect(await uploads()).toBe(1);
    await server.objects.tidy(hours(25));
    expect([await uploads(), await loans(), await text()]).toEqual([0, 0, 'film']);
  });

  it('removes what a killed server was writing, a day later', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const folder = createObjectFolder(server.objectFolder);
    await folder.write(id, chunks('half'), 4);
    const place = { key, uploadId: null, number: 1 };
    await server.db
      .insert(objectFiles)
      .values({ ...place, id, state: 'writing', bytes: 100, createdAt: start });
    await server.objects.tidy(hours(23));
    expect([isOnDisk(id), await filesOf(key)]).toEqual([true, 1]);
    await server.objects.tidy(hours(25));
    expect([isOnDisk(id), await filesOf(key)]).toEqual([false, 0]);
  });

  it('removes what belonged to an account that is gone, and no other', async () => {
    await put('film');
    await server.objects.put(`${key}.ours`, Buffer.from('seed'), 'video/mp4');
    await server.db.delete(users).where(eq(users.id, userId));
    await server.objects.tidy(now);
    expect([await server.objects.head(key), await filesOf(key)]).toEqual([null, 0]);
    expect(await server.objects.head(`${key}.ours`)).not.toBeNull();
  });

  it('may be done by several servers at once', async () => {
    for (let number = 0; number < 5; number += 1) {
      await lend(mebibyte, `${key}.${number}`);
      await server.objects.uploads.begin(await loanOf(`${key}.${number}`));
    }
    await Promise.all(Array.from({ length: 5 }, () => server.objects.tidy(hours(49))));
    expect(await server.db.$count(objectUploads)).toBe(0);
  });
});

describe('a body', () => {
  it.each([
    ['shorter', 5],
    ['longer', 3],
  ])('that is %s than announced leaves no file', async (_, bytes) => {
    await lend();
    const before = readdirSync(server.objectFolder, { recursive: true }).length;
    const attempt = server.objects.receiveObject(await loanOf(), { source: chunks('fi', 'lm'), bytes });
    await expect(attempt).rejects.toMatchObject({ code: 'IncompleteBody' });
    expect(await filesOf(key)).toBe(0);
    // A new folder of files may stay.
    expect(readdirSync(server.objectFolder, { recursive: true }).length - before).toBeLessThanOrEqual(1);
  });

  it('whose sender falls silent is given up', async () => {
    const folder = createObjectFolder(temporaryFolder(), { timeout: 50 });
    const stalled = new Readable({ read: () => {} });
    stalled.push('fi');
    await expect(folder.write('00-name', stalled, 4)).rejects.toMatchObject({ code: 'RequestTimeout' });
  });

  it('may not be sent again and again beside what was lent', async () => {
    await lend(mebibyte);
    const loan = await loanOf();
    const place = { key, uploadId: null, number: 1, state: 'writing' as const, createdAt: now };
    const ids = Array.from({ length: 66 }, (_, index) => `10000000-0000-4000-8000-0000000000${10 + index}`);
    await server.db.insert(objectFiles).values(ids.map((id) => ({ ...place, id, bytes: mebibyte })));
    await expect(server.objects.receiveObject(loan, incoming('film'))).rejects.toMatchObject({
      code: 'TooManyRequests',
    });
  });
});

describe('access', () => {
  it('is good for 3000 seconds, and different each time', async () => {
    const [one, other] = [await lend(), await lend()];
    expect(one.expires).toEqual(new Date('2026-11-22T02:50:00Z'));
    expect(one.accessKeySecret).not.toBe(other.accessKeySecret);
    expect(one.accessKeySecret).toHaveLength(43);
  });

  it('is in no table, neither secret nor token', async () => {
    const { accessKeySecret, securityToken, accessKeyId } = await lend();
    const rows = JSON.stringify(await server.db.select().from(objectLoans));
    for (const secret of [accessKeySecret, securityToken, accessKeyId]) expect(rows).not.toContain(secret);
  });

  it('is understood by all who share the folder, and by nobody else', () => {
    const folder = temporaryFolder();
    const lent = createAccess(openSigningKey(folder)).lend('videos/film', now);
    const read = (at: string) => createAccess(openSigningKey(at)).read(lent.securityToken);
    expect(read(folder)).toEqual({
      accessKeyId: lent.accessKeyId,
      key: 'videos/film',
      expires: lent.expires,
    });
    expect(read(temporaryFolder())).toBeNull();
  });

  it('keeps its key to itself', () => {
    const folder = temporaryFolder();
    openSigningKey(folder);
    expect(readdirSync(folder)).toEqual(['signing-key']);
    expect(statSync(join(folder, 'signing-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'signing-key'))).toHaveLength(32);
  });

  it.each(['', '.', 'x.y', 'e30.', '.e30'])('knows no token %j', (token) => {
    expect(createAccess(openSigningKey(temporaryFolder())).read(token)).toBeNull();
  });
});

it('says so when a stored file is gone from the disk', async () => {
  await put('film');
  const [file] = await server.db.select().from(objectFiles).where(eq(objectFiles.key, key));
  rmSync(pathOf(file?.id ?? ''));
  await expect(text()).rejects.toThrow('ENOENT');
});

it('keeps on the disk what it was given, byte for byte', async () => {
  const bytes = 'the film '.repeat(1000);
  const etag = await put(bytes);
  const [file] = await server.db.select().from(objectFiles).where(eq(objectFiles.key, key));
  expect(readFileSync(pathOf(file?.id ?? ''), 'utf8')).toBe(bytes);
  expect(etag).toBe(createHash('md5').update(bytes).digest('hex').toUpperCase());
});
