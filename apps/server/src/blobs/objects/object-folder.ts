import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from '../../errors/start-problem.ts';
import { makePrivateFolder, privateFile } from '../private-folder.ts';
import { StoreRefusal } from './store-refusal.ts';

export interface WrittenFile {
  bytes: number;
  /** In hexadecimal. */
  md5: string;
}

/** How long a sender may stay silent in the middle of a body, in milliseconds. */
const silence = 60_000;

/** One write to the disk takes in as much, and as many chunks. */
const writeSize = 2 ** 20;
const mostChunks = 512;

/** The files on disk, by their names in the database. No key of an object is ever part of a path. */
export function createObjectFolder(folder: string, { timeout = silence } = {}) {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  let made: Promise<void> | undefined;

  /** Makes all folders with the first file: one by one, each of the first few hundred files would wait for the disk once more. */
  async function ready(): Promise<void> {
    made ??= makeFolders(folder);
    await made.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
  }

  /**
   * Streams to the disk; what it answers for survives a power cut. Rejects, and leaves no file, unless exactly `bytes`
   * arrive. A source that falls silent is destroyed; any other is left as it is, so that its sender hears the answer.
   */
  async function write(name: string, source: Readable, bytes: number): Promise<WrittenFile> {
    const path = pathOf(name);
    const md5 = createHash('md5');
    await ready();
    const file = await open(path, 'wx', privateFile);
    try {
      try {
        for await (const chunks of gathered(source, bytes, timeout)) {
          for (const chunk of chunks) md5.update(chunk);
          await file.writev(chunks);
        }
        await file.sync();
      } finally {
        await file.close();
      }
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

/** Chunks in heaps that are worth a write. */
async function* gathered(source: Readable, bytes: number, timeout: number): AsyncGenerator<Uint8Array[]> {
  const silence = new StoreRefusal('RequestTimeout', 'The body was not sent within the timeout period.');
  const timer = setTimeout(() => source.destroy(silence), timeout);
  let heap: Uint8Array[] = [];
  let size = 0;
  let left = bytes;
  try {
    for await (const chunk of sentBy(source)) {
      timer.refresh();
      left -= chunk.length;
      if (left < 0) break;
      size += chunk.length;
      heap.push(chunk);
      if (size < writeSize && heap.length < mostChunks) continue;
      yield heap;
      [heap, size] = [[], 0];
    }
  } catch (error) {
    // A sender who goes away has said less than announced.
    throw error === silence ? silence : incomplete();
  } finally {
    clearTimeout(timer);
  }
  if (left !== 0) throw incomplete();
  yield heap;
}

const sentBy = (source: Readable) => source.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;

/** What the names of files begin with. */
const prefixes = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));

async function makeFolders(folder: string): Promise<void> {
  const first = await makePrivateFolder(folder);
  if (first !== undefined) await syncFolder(dirname(first));
  await Promise.all(prefixes.map((prefix) => makePrivateFolder(join(folder, prefix))));
  await syncFolder(folder);
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
