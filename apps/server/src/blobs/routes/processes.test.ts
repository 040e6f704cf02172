import type OSS from 'ali-oss';
import { expect, it } from 'vitest';
import { completeThroughKills, createGround, sendThroughKills } from './crashes.fixtures.ts';
import { mebibyte, noise, ossClient, sha256 } from './oss-client.fixtures.ts';

const clock = { now: () => new Date() };

/** Of a test that starts the server more than once. */
const severalStarts = { timeout: 120_000 };

it('takes parts in by either of two servers on one database and folder', async () => {
  const { lend, start, read, store } = await createGround();
  const key = 'videos/by-two.mp4';
  const addresses = await Promise.all([start(), start()].map(({ opened }) => opened));
  const lent = await lend(key);
  const clients = addresses.map((address) => ossClient(address, lent));
  const [one, other] = clients as [OSS, OSS];
  const bytes = noise(5 * mebibyte);
  const { uploadId } = await one.initMultipartUpload(key);
  const parts = await Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => {
      const client = number % 2 ? one : other;
      const part = await client.uploadPart(
        key,
        uploadId,
        number,
        bytes,
        (number - 1) * mebibyte,
        number * mebibyte,
      );
      return { number, etag: (part as { etag: string }).etag };
    }),
  );
  const completed = await Promise.all([
    other.completeMultipartUpload(key, uploadId, parts),
    one.completeMultipartUpload(key, uploadId, parts),
  ]);
  expect(new Set(completed.map((answer) => (answer as unknown as { etag: string }).etag)).size).toBe(1);
  expect(await read(key)).toBe(sha256(bytes));
  const path = store.signedPath(key, 60, clock.now());
  const read2 = await Promise.all(
    addresses.map(async (address) => (await fetch(address + path)).arrayBuffer()),
  );
  expect(read2.map((body) => sha256(new Uint8Array(body)))).toEqual([sha256(bytes), sha256(bytes)]);
});

it(
  'loses no part that it has acknowledged when it is killed, and shows nothing that is half done',
  severalStarts,
  async () => {
    expect(await sendThroughKills(1)).toBe(1);
  },
);

it('is whole or not there when it is killed while an upload is completed', severalStarts, async () => {
  expect(await completeThroughKills([4])).toEqual([true]);
});
