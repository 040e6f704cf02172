import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { objectFiles } from '../../db/schema.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { countWaiting } from './lock-waiters.fixtures.ts';
import { holdPart } from './uploads.repo.ts';

const now = new Date('2026-11-22T02:00:00Z');
let server: TestServer;
let userId: number;
let key = '';
let count = 0;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  ({ id: userId } = await createPerson(server.db));
});
afterAll(() => server.close());
beforeEach(() => {
  key = `videos/beside-${(count += 1)}`;
});

async function begin() {
  await server.objects.lend({ key, userId, maxBytes: 1000, contentType: 'video/mp4', now });
  const loan = (await server.objects.findLoan(key))!;
  const uploadId = await server.objects.uploads.begin(loan);
  const put = (number: number, text: string) =>
    server.objects.uploads.putPart(
      loan,
      { uploadId, number },
      { source: Readable.from([Buffer.from(text)]), bytes: Buffer.byteLength(text) },
    );
  return { loan, uploadId, put };
}

/** What `work` does happens while part 1 is being stored by somebody else. */
const whilePartOneIsStored = (uploadId: string, work: () => Promise<void>) =>
  server.db.transaction(async (tx) => {
    expect(await holdPart(tx, { key, uploadId, number: 1 })).toBe(true);
    await work();
  });

it('a part does not wait until another one is stored', async () => {
  const { loan, uploadId, put } = await begin();
  await put(1, 'one');
  await whilePartOneIsStored(uploadId, async () => void (await put(2, 'two')));
  const parts = await server.objects.uploads.listParts(loan, uploadId, { after: 0, limit: 10 });
  expect(parts.map(({ number }) => number)).toEqual([1, 2]);
});

it('whoever ends an upload waits for the part that is being stored', async () => {
  const { loan, uploadId, put } = await begin();
  await put(1, 'one');
  let hasEnded = false;
  let ending = Promise.resolve();
  await whilePartOneIsStored(uploadId, async () => {
    ending = server.objects.uploads.abort(loan, uploadId).then(() => void (hasEnded = true));
    await expect.poll(() => countWaiting(server.db)).toBe(1);
    expect(hasEnded).toBe(false);
  });
  await ending;
  await expect(put(1, 'late')).rejects.toMatchObject({ code: 'NoSuchUpload' });
});

it('of attempts at one part in the same moment one is left, on the disk too', async () => {
  const { loan, uploadId, put } = await begin();
  const texts = ['first', 'second', 'third', 'fourth'];
  const etags = await Promise.all(texts.map((text) => put(1, text)));
  const parts = await server.objects.uploads.listParts(loan, uploadId, { after: 0, limit: 10 });
  expect(parts).toHaveLength(1);
  const left = await server.db.select().from(objectFiles).where(eq(objectFiles.uploadId, uploadId));
  expect(left.map(({ state }) => state)).toEqual(['part']);
  const etag = parts[0]?.etag ?? '';
  await server.objects.uploads.complete(loan, uploadId, [{ number: 1, etag }]);
  const stored = Buffer.from(await server.objects.read(key, 0, Infinity)).toString();
  expect(stored).toBe(texts[etags.indexOf(etag)]);
});
