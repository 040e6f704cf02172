import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import type { ObjectFolder } from './object-folder.ts';
import {
  announceFile,
  countUnfinished,
  discardWritten,
  findLeftFiles,
  forgetFiles,
  type Place,
} from './files.repo.ts';
import { StoreRefusal, wrongDigest } from './store-refusal.ts';

/** A body on its way in. */
export interface Incoming {
  source: Readable;
  /** Its announced length. */
  bytes: number;
  /** The md5 that the sender has announced, in base64. */
  contentMd5?: string | undefined;
}

export interface ReceivedFile {
  id: string;
  bytes: number;
  /** md5 in hexadecimal. */
  etag: string;
}

export interface StoreDeps {
  db: Database;
  clock: Clock;
  folder: ObjectFolder;
}

/** Attempts that were cut off may lie beside what they tried, up to so much more than the object may have. */
const slack = 64 * 2 ** 20;

/** Takes files in: announced in the database first, counted against what was lent, then streamed to the disk. */
export function createReceiver({ db, clock, folder }: StoreDeps) {
  /** Refuses when what the file belongs to is gone already. Takes no lock, which would cost a write to the disk. */
  type Guard = () => Promise<unknown>;

  /**
   * Without a lock, since each part pays for it: parts that come in the same moment may not have counted each other. They
   * are counted again when they become an object.
   */
  async function announce(place: Place, bytes: number, maxBytes: number, guard?: Guard): Promise<string> {
    const [, { all, otherParts }] = await Promise.all([guard?.(), countUnfinished(db, place)]);
    if (otherParts + bytes > maxBytes) throw tooLarge();
    if (all + bytes > 2 * maxBytes + slack)
      throw new StoreRefusal('TooManyRequests', 'Too much has been begun and left for this object.');
    const id = randomUUID();
    await announceFile(db, { ...place, id, bytes, createdAt: clock.now() });
    return id;
  }

  return {
    /**
     * Takes in one file, and lets `settle` say what it becomes. When that fails nothing is left; a server that is killed
     * before, or loses its database, leaves what `tidy` finds.
     */
    async receive<Answer>(
      place: Place,
      { source, bytes, contentMd5 }: Incoming,
      {
        maxBytes,
        guard,
        settle,
      }: {
        maxBytes: number;
        guard?: Guard;
        /** Has the last word, under a lock, on whether there still is what the file belongs to. */
        settle: (tx: Database, file: ReceivedFile) => Promise<Answer>;
      },
    ): Promise<Answer> {
      const id = await announce(place, bytes, maxBytes, guard);
      try {
        const { md5 } = await folder.write(id, source, bytes);
        checkDigest(md5, contentMd5);
        return await db.transaction((tx) => settle(tx, { id, bytes, etag: md5 }));
      } catch (error) {
        // The database may have stored it, and its answer been lost: then the file is no longer one that is written.
        await discardWritten(db, id).catch(() => {});
        await sweep(place.key);
        throw error;
      }
    },
    sweep,
    /** Removes up to so many files that wait for it, or were never finished; answers how many. */
    sweepSome,
  };

  /** Removes the files of a key that wait for it. What fails is left to `tidy`. */
  async function sweep(key: string): Promise<void> {
    try {
      while ((await sweepSome({ key })) > 0);
    } catch {
      // The caller's own work is done and stands.
    }
  }

  async function sweepSome(of: { key: string } | { before: Date }, limit = 500): Promise<number> {
    const left = await findLeftFiles(db, of, limit);
    await Promise.all(left.map((id) => folder.remove(id)));
    await forgetFiles(db, left);
    return left.length;
  }
}

export type Receiver = ReturnType<typeof createReceiver>;

export const tooLarge = () =>
  new StoreRefusal('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');

/** The etag of an object in parts: the md5 of its parts' md5, and how many there are. */
export function etagOfParts(etags: string[]): string {
  const md5 = createHash('md5');
  for (const etag of etags) md5.update(Buffer.from(etag, 'hex'));
  return `${md5.digest('hex').toUpperCase()}-${etags.length}`;
}

function checkDigest(md5: string, announced: string | undefined): void {
  if (announced === undefined) return;
  if (Buffer.from(announced, 'base64').toString('hex').toUpperCase() !== md5) throw wrongDigest();
}
