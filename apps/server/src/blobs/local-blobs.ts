import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { hasCode } from '../errors/start-problem.ts';
import type { BlobStore } from './blob-store.ts';
import { makePrivateFolder, privateFile } from './private-folder.ts';

/** Where the server offers the store's files. */
export const blobsPath = '/blobs/';

const keyPattern = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** Files of a folder. A file appears under its name only when it is complete. */
export function createLocalBlobs(folder: string): BlobStore {
  async function write(key: string, bytes: Uint8Array | string) {
    const path = pathOf(key);
    await makePrivateFolder(dirname(path));
    await aside(async (unfinished) => {
      await writeFile(unfinished, bytes, { flush: true, mode: privateFile });
      await rename(unfinished, path);
    });
  }

  /** Under a name that is no key; nothing is left there, also when the disk is full. */
  async function aside(work: (path: string) => Promise<void>) {
    const path = join(folder, `.${randomUUID()}`);
    try {
      await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  function pathOf(key: string) {
    if (!keyPattern.test(key)) throw new Error(`Not a key of a blob: ${key}`);
    return join(folder, key);
  }

  return {
    async put(key, bytes) {
      await write(key, bytes);
      return blobsPath + key;
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'EISDIR')) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await makePrivateFolder(folder);
      await aside(async (probe) => {
        await writeFile(probe, 'ok', { mode: privateFile });
        const text = await readFile(probe, 'utf8');
        if (text !== 'ok') throw new Error('The blob store does not give back what was put in.');
      });
    },
  };
}
