import type OSS from 'ali-oss';
import type pg from 'pg';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { createObjectStore, standardQuota } from '../objects/create-object-store.ts';
import { connectDatabase } from '../../db/connect.ts';
import { objectFiles, objectUploads } from '../../db/schema.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { cloneTemplate } from '../../testing/index.ts';
import { spawnServer } from '../../testing/spawn-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { mebibyte, noise, ossClient, sha256 } from './oss-client.fixtures.ts';

const clock = { now: () => new Date() };

function urlOf({ user, host, port, database }: pg.ClientConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

/** A database and a folder for servers that come and go, and a store that looks at both from outside. */
export async function createGround() {
  const database = await cloneTemplate();
  const { db, close } = connectDatabase(database.connection, { warn: () => {} });
  const folder = temporaryFolder();
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const store = createObjectStore({ db, clock, folder: join(folder, 'objects'), quota: standardQuota });
  const { id: userId } = await createPerson(db);
  const lend = (key: string) =>
    store.lend({ key, userId, maxBytes: 64 * mebibyte, contentType: 'video/mp4', now: clock.now() });
  return {
    db,
    store,
    lend,
    start: () => spawnServer(folder, { env: { DATABASE_URL: urlOf(database.connection) } }),
    read: async (key: string) => sha256(await store.read(key, 0, Infinity)),
  };
}

/**
 * Kills the server in the middle of what it is sent, so many times, and sends the rest: nothing twice that it has acknowledged, and
 * until the end there is nothing to be seen. Answers how often it was killed.
 */
export async function sendThroughKills(times: number): Promise<number> {
  const { db, lend, start, read, store } = await createGround();
  const key = 'videos/through-crashes.mp4';
  const whole = 6 * (times + 1);
  const bytes = noise(whole * mebibyte + 777);
  let checkpoint: OSS.Checkpoint | undefined;
  let kills = 0;
  for (let isDone = false; !isDone;) {
    const server = start();
    const address = await server.opened;
    const client = ossClient(address, await lend(key));
    const acknowledged = checkpoint?.doneParts.length ?? 0;
    const attempt = client.multipartUpload(key, bytes, {
      partSize: mebibyte,
      parallel: 5,
      ...(checkpoint ? { checkpoint: { ...checkpoint, file: bytes } } : {}),
      progress(_: number, at: OSS.Checkpoint | null) {
        if (!at) return;
        checkpoint = structuredClone({ ...at, file: undefined });
        // In the middle of what the other four are sending.
        if (kills < times && at.doneParts.length >= acknowledged + 5) server.child.kill('SIGKILL');
      },
    } as OSS.MultipartUploadOptions);
    isDone = await attempt.then(
      () => true,
      () => false,
    );
    if (isDone) break;
    kills += 1;
    await server.ended;
    expect(await store.head(key)).toBeNull();
  }
  expect(await read(key)).toBe(sha256(bytes));
  // One upload from beginning to end: nothing that was acknowledged was sent again.
  expect(await db.$count(objectUploads)).toBe(1);
  await store.tidy(new Date(Date.now() + 25 * 3_600_000));
  const left = await db.select().from(objectFiles);
  expect(left.map(({ state }) => state)).toEqual(Array.from({ length: whole + 1 }, () => 'object'));
  expect(await read(key)).toBe(sha256(bytes));
  return kills;
}

/**
 * Completes an upload and kills the server so many milliseconds afterwards, once for each of `moments`. Answers for each whether its file is whole after
 * it was completed again.
 */
export async function completeThroughKills(moments: readonly number[]): Promise<boolean[]> {
  const { lend, start, read, store } = await createGround();
  const bytes = noise(12 * mebibyte);
  const whole: boolean[] = [];
  let server = start();
  for (const moment of moments) {
    const key = `videos/completed-${moment}.mp4`;
    let client = ossClient(await server.opened, await lend(key));
    const { uploadId } = await client.initMultipartUpload(key);
    const parts = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const part = await client.uploadPart(
          key,
          uploadId,
          index + 1,
          bytes,
          index * mebibyte,
          (index + 1) * mebibyte,
        );
        return { number: index + 1, etag: (part as { etag: string }).etag };
      }),
    );
    const first = client.completeMultipartUpload(key, uploadId, parts).then(
      () => true,
      () => false,
    );
    await pause(moment);
    server.child.kill('SIGKILL');
    const isAcknowledged = await first;
    await server.ended;
    const head = await store.head(key);
    expect([null, bytes.length]).toContain(head?.bytes ?? null);
    expect(isAcknowledged && !head).toBe(false);
    server = start();
    client = ossClient(await server.opened, await lend(key));
    await client.completeMultipartUpload(key, uploadId, parts);
    whole.push((await read(key)) === sha256(bytes));
  }
  return whole;
}
