import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../object-store.ts';
import { createAccess } from './access.ts';
import { discardFiles, findFilesOf } from './files.repo.ts';
import { createLending } from './lend.ts';
import { bucket } from '../../http/bucket.ts';
import { createObjectFolder } from './object-folder.ts';
import { deleteKey, findLoan, findObject, saveContentType, saveOwner, type Loaned } from './objects.repo.ts';
import { createReceiver, type Incoming } from './receive-files.ts';
import { signAddress } from './signed-address.ts';
import { openSigningKey } from './signing-key.ts';
import { noSuchKey } from './store-refusal.ts';
import { tidyObjects } from './tidy-objects.ts';
import { createUploads } from './uploads.ts';
import { createWholeObjects } from './whole-objects.ts';

export interface ObjectStoreOptions {
  db: Database;
  clock: Clock;
  /** Shared by all processes on one database. */
  folder: string;
  /** Bytes that one person may store and have begun. */
  quota: number;
  /** How long a sender may stay silent in the middle of a body, in milliseconds. @default 60000 */
  timeout?: number;
}

/** The store with what its routes need of it. */
export type OwnObjectStore = ReturnType<typeof createObjectStore>;

const gigabyte = 2 ** 30;

/** What a person may store when the operator says nothing. */
export const standardQuota = 5 * gigabyte;

/** The object store of the server itself: rows in the database, bytes in a folder. */
export function createObjectStore({ db, clock, folder: path, quota, timeout }: ObjectStoreOptions) {
  const access = createAccess(openSigningKey(path));
  const folder = createObjectFolder(path, timeout === undefined ? {} : { timeout });
  const receiver = createReceiver({ db, clock, folder });
  const whole = createWholeObjects({ clock }, receiver);

  /** Streams file after file. */
  async function* stream(key: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    for (const { id, startsAt, bytes } of await findFilesOf(db, key, start, end))
      yield* folder.read(
        id,
        Math.max(0, start - startsAt),
        Math.min(bytes, end - startsAt),
      ) as AsyncIterable<Uint8Array>;
  }

  async function remove(key: string): Promise<void> {
    await db.transaction(async (tx) => {
      await deleteKey(tx, key);
      await discardFiles(tx, { key });
    });
    await receiver.sweep(key);
  }

  return {
    bucket,
    clock,
    access,
    uploads: createUploads({ db, clock }, receiver),
    receiveObject: (loan: Loaned, incoming: Incoming) => whole.receive(loan, incoming),
    stream,
    findLoan: (key: string) => findLoan(db, key),
    lend: createLending(db, access, quota),
    async head(key) {
      const found = await findObject(db, key);
      if (!found) return null;
      const { bytes, etag, contentType, storedAt } = found;
      return { bytes, etag, contentType, storedAt };
    },
    async read(key, start, end) {
      const found = await findObject(db, key);
      if (!found) throw noSuchKey();
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream(key, start, Math.min(end, found.bytes))) chunks.push(chunk);
      return new Uint8Array(Buffer.concat(chunks));
    },
    put: (key, bytes, contentType, tx = db) =>
      createWholeObjects({ clock }, createReceiver({ db: tx, clock, folder })).put(key, bytes, contentType),
    setContentType: (key, contentType) => saveContentType(db, key, contentType),
    adopt: (key, tx = db) => saveOwner(tx, key, null),
    signedPath: (key: string, seconds: number, now: Date, fileName?: string) =>
      signAddress(access, { key, expires: new Date(now.getTime() + seconds * 1000), fileName }),
    remove,
    tidy: (now) => tidyObjects(db, now, { remove, sweepSome: receiver.sweepSome }),
  } satisfies ObjectStore & Record<string, unknown>;
}
