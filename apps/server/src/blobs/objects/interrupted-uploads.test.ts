import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createObjectStore } from './create-object-store.ts';
import { countWaiting } from './lock-waiters.fixtures.ts';
import { saveObject } from './objects.repo.ts';

const now = new Date('2026-11-22T02:00:00Z');
const clock = { now: () => now };
let server: TestServer;
let userId: number;
let key = '';
let count = 0;

beforeAll(async () => {
  server = await createTestServer({ clock });
  ({ id: userId } = await createPerson(server.db));
});
afterAll(() => server.close());
beforeEach(() => {
  key = `videos/film-${(count += 1)}`;
});

async function borrow() {
  await server.objects.lend({ key, userId, maxBytes: 1000, contentType: 'video/mp4', now });
  return (await server.objects.findLoan(key))!;
}

const film = () => ({ source: Readable.from([Buffer.from('film')]), bytes: 4 });
const stored = async () => String(Buffer.from(await server.objects.read(key, 0, Infinity)));

type UntilWaiting = (transactions: number) => Promise<void>;

/** Whoever wants to store an object of this key waits until `work` is done, as do those who wait for them. */
async function whileNothingIsStored(work: (untilWaiting: UntilWaiting) => Promise<void>): Promise<void> {
  const letGo = new Error('It was never stored.');
  const held = server.db.transaction(async (tx) => {
    await saveObject(tx, { key, userId, bytes: 0, etag: '', contentType: '', storedAt: now });
    await work(async (transactions) => {
      await expect.poll(() => countWaiting(server.db)).toBe(transactions);
    });
    throw letGo;
  });
  await expect(held).rejects.toBe(letGo);
}

it('an upload that is being completed is not given up by whoever begins another one in that moment', async () => {
  const loan = await borrow();
  const { uploads } = server.objects;
  const uploadId = await uploads.begin(loan);
  const etag = await uploads.putPart(loan, { uploadId, number: 1 }, film());
  const both: Promise<string>[] = [];
  await whileNothingIsStored(async (untilWaiting) => {
    both.push(uploads.complete(loan, uploadId, [{ number: 1, etag }]));
    await untilWaiting(1);
    both.push(uploads.begin(loan));
    await untilWaiting(2);
  });
  await Promise.all(both);
  expect(await stored()).toBe('film');
});

it('what was stored stays, though the answer of the database to it was lost', async () => {
  const loan = await borrow();
  const deaf = Object.assign(Object.create(server.db) as Database, {
    async transaction(work: Parameters<Database['transaction']>[0]) {
      await server.db.transaction(work);
      throw new Error('The line to the database is cut.');
    },
  });
  const store = createObjectStore({ db: deaf, clock, folder: server.objectFolder, quota: 1000 });
  await expect(store.receiveObject(loan, film())).rejects.toThrow('is cut');
  expect(await stored()).toBe('film');
  await server.objects.receiveObject(loan, film());
  expect(await stored()).toBe('film');
});

it('what was not stored leaves nothing, though the database does not answer for a while', async () => {
  const loan = await borrow();
  const failing = Object.assign(Object.create(server.db) as Database, {
    transaction: () => Promise.reject(new Error('The line to the database is cut.')),
  });
  const store = createObjectStore({ db: failing, clock, folder: server.objectFolder, quota: 1000 });
  await expect(store.receiveObject(loan, film())).rejects.toThrow('is cut');
  expect(await server.objects.head(key)).toBeNull();
  const { rows } = await server.db.execute(sql`select id from object_files where key = ${key}`);
  expect(rows).toEqual([]);
});
