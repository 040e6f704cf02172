import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../../start/start-problem.ts';
import { StoreRefusal } from './store-refusal.ts';

/** Bytes as they come in. What is left unread of it stays unread. */
export type ByteSource = AsyncIterable<Uint8Array>;

export interface WrittenFile {
  bytes: number;
  /** In hexadecimal. */
  md5: string;
}

/** How long a sender may stay silent in the middle of a body, in milliseconds. */
const silence = 60_000;

/** One write to the disk takes in as much. */
const writeSize = 2 ** 20;

/** The files on disk, by their names in the database. No key of an object is ever part of a path. */
export function createObjectFolder(folder: string, { patience = silence } = {}) {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  /**
   * Streams to the disk; what it answers for survives a power cut. Rejects, and leaves no file, unless exactly `bytes`
   * arrive.
   */
  async function write(name: string, source: ByteSource, bytes: number): Promise<WrittenFile> {
    const path = pathOf(name);
    const md5 = createHash('md5');
    const made = await mkdir(dirname(path), { recursive: true });
    if (made !== undefined) await syncFolder(dirname(made));
    try {
      await pipeline(
        measured(source, md5, bytes, patience),
        createWriteStream(path, { flags: 'wx', flush: true, highWaterMark: writeSize }),
      );
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { bytes, md5: md5.digest('hex').toUpperCase() };
  }

  return {
    write,
    /** From `start` up to but without `end`. */
    read: (name: string, start: number, end: number) =>
      createReadStream(pathOf(name), { start, end: end - 1, highWaterMark: 2 ** 18 }),
    remove: (name: string) => rm(pathOf(name), { force: true }),
  };
}

export type ObjectFolder = ReturnType<typeof createObjectFolder>;

async function* measured(source: ByteSource, md5: Hash, bytes: number, patience: number) {
  let left = bytes;
  for await (const chunk of withPatience(whileSent(source), patience)) {
    left -= chunk.length;
    if (left < 0) break;
    md5.update(chunk);
    yield chunk;
  }
  if (left !== 0) throw incomplete();
}

/** A sender who goes away has said less than announced. */
async function* whileSent(source: ByteSource) {
  try {
    yield* source;
  } catch {
    throw incomplete();
  }
}

/** Gives up on a source that says nothing for too long. */
async function* withPatience<Item>(items: AsyncIterable<Item>, patience: number) {
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    const gaveUp = Promise.withResolvers<never>();
    const timer = setTimeout(
      () =>
        gaveUp.reject(new StoreRefusal('RequestTimeout', 'The body was not sent within the timeout period.')),
      patience,
    );
    try {
      const next = await Promise.race([iterator.next(), gaveUp.promise]);
      if (next.done) return;
      yield next.value;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Otherwise the name of a new file may be lost, though not its bytes. */
async function syncFolder(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    // Windows opens no folders.
    if (!hasCode(error, 'EISDIR', 'EPERM', 'EACCES')) throw error;
  }
}

const incomplete = () =>
  new StoreRefusal('IncompleteBody', 'The body is not as long as its announced Content-Length.');
