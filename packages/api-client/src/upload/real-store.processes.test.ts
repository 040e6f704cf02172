import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestServer, type TestServerOptions } from '@shuyuan/server/testing';
import { createGround, mib, sha256, signedIn, source, storedSha } from './real-store-ground.fixtures.ts';
import { mishaps, uploadThrough } from './real-store-mishaps.fixtures.ts';
import type { Upload } from './upload.types.ts';

async function listening(options: TestServerOptions = {}) {
  const server = await createTestServer(options);
  onTestFinished(() => server.close());
  await server.app.listen({ port: 0, host: 'localhost' });
  const address = `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
  return { server, address, ground: await createGround(address, await signedIn(server)) };
}

/** Settles with the very part that brings it there. */
const untilPercent = (upload: Upload, least: number) =>
  new Promise<void>((reached) => void upload.subscribe(({ percent }) => percent >= least && reached()));

async function whenDone(upload: Upload): Promise<string> {
  const state = await vi.waitUntil(
    () => {
      const now = upload.state();
      if (now.step === 'failed') throw new Error(JSON.stringify(now));
      return now.step === 'done' && now;
    },
    { timeout: 60_000, interval: 5 },
  );
  return state.videoId;
}

describe('the real client of the store over the real server', () => {
  it('sends parts, and a small file at once, under a name of the server’s choice', async () => {
    const { server, ground } = await listening();
    const { uploader } = ground.openPage();
    const bytes = randomBytes(2 * mib + 77);
    const upload = uploader.start(source(bytes));
    expect(await storedSha(server, await whenDone(upload))).toBe(sha256(bytes));
    expect(ground.requests.toSorted()).toEqual([
      'POST 200 ?uploadId',
      'POST 200 ?uploads=',
      'PUT 200 ?partNumber=1&uploadId',
      'PUT 200 ?partNumber=2&uploadId',
      'PUT 200 ?partNumber=3&uploadId',
    ]);
    const small = randomBytes(9999);
    const second = uploader.start(source(small));
    expect(await storedSha(server, await whenDone(second))).toBe(sha256(small));
    expect(ground.requests.at(-1)).toBe('PUT 200 ');
  });

  it('goes on with other credentials when the first have expired, though the clocks differ by hours', async () => {
    let shift = 0;
    const { server, ground } = await listening({ clock: { now: () => new Date(Date.now() + shift) } });
    const { uploader } = ground.openPage();
    const bytes = randomBytes(9 * mib);
    const upload = uploader.start(source(bytes));
    await untilPercent(upload, 20);
    shift = 2 * 60 * 60 * 1000;
    expect(await storedSha(server, await whenDone(upload))).toBe(sha256(bytes));
    expect(ground.calls).toEqual(['create', 'refresh']);
    expect(ground.requests.filter((request) => request.includes('uploads='))).toHaveLength(1);
    expect(ground.requests.some((request) => request.includes(' 403 '))).toBe(true);
  });

  it('finds the object when the answer that it was put together is lost, and the store no longer knows the upload', async () => {
    const { server, address } = await listening();
    let isLost = false;
    const ground = await createGround(address, await signedIn(server), async (method, url) => {
      if (isLost || method !== 'POST' || !url.searchParams.has('uploadId')) return;
      isLost = true;
      await server.db.execute('delete from object_uploads');
      throw new TypeError('The line is cut.');
    });
    const bytes = randomBytes(2 * mib);
    const upload = ground.openPage().uploader.start(source(bytes));
    expect(await storedSha(server, await whenDone(upload))).toBe(sha256(bytes));
    const puts = ground.requests.filter((request) => request.startsWith('PUT'));
    expect(puts).toHaveLength(2);
    expect(ground.requests.slice(-2)).toEqual(['POST 404 ?uploadId', 'HEAD 200 ?objectMeta=']);
  });

  it('leaves nothing at the store when it is cancelled', async () => {
    const { server, ground } = await listening();
    const { uploader } = ground.openPage();
    const upload = uploader.start(source(randomBytes(12 * mib)));
    await untilPercent(upload, 20);
    await upload.cancel();
    await expect.poll(() => ground.requests.some((request) => request.startsWith('DELETE 204'))).toBe(true);
    expect(await uploader.unfinished()).toEqual([]);
    expect(server.log.some((line) => line.includes('"level":50'))).toBe(false);
  });
});

it('SR-06 SR-14 line cut, credentials revoked, page reloaded, server killed: the file is the same to the byte', async () => {
  const plan = mishaps.map((deed, index) => ({ deed, at: 15 * (index + 1) }));
  const counts = await uploadThrough([{ size: 16 * mib, plan }]);
  expect(counts).toEqual({ cut: 1, expire: 1, reload: 1, kill: 1 });
  // The server is started twice.
}, 120_000);
