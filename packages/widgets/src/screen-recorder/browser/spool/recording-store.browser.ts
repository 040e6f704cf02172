import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { within } from '../../../film/within.browser.ts';
import type { RecordingFacts } from './recording-facts.ts';

interface Schema extends DBSchema {
  recordings: { key: string; value: RecordingFacts };
  chunks: { key: [id: string, index: number]; value: Blob };
}

/** Rows of facts, and the chunks of recordings that have no file of their own. */
export interface RecordingStore {
  put: (facts: RecordingFacts) => Promise<void>;
  get: (id: string) => Promise<RecordingFacts | undefined>;
  all: () => Promise<RecordingFacts[]>;
  /** Puts the chunk and the facts of the recording with it, or neither. */
  addChunk: (facts: RecordingFacts, index: number, chunk: Blob) => Promise<void>;
  chunks: (id: string) => Promise<Blob[]>;
  /** The row and its chunks. */
  remove: (id: string) => Promise<void>;
}

/** Some browsers neither open nor refuse in a frame of another page. */
const openingLimit = 3000;

/** Rejects where the browser keeps nothing, as in private windows and frames of other pages. */
export function createRecordingStore(name: string): RecordingStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function forget() {
    opening = undefined;
  }

  function open() {
    opening ??= within(openingLimit, openStore(name, forget));
    opening.catch(forget);
    return opening;
  }

  return {
    put: async (facts) => void (await (await open()).put('recordings', facts)),
    get: async (id) => (await open()).get('recordings', id),
    all: async () => (await open()).getAll('recordings'),
    async addChunk(facts, index, chunk) {
      const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
      const puts = [
        transaction.objectStore('recordings').put(facts),
        transaction.objectStore('chunks').put(chunk, [facts.id, index]),
      ];
      // Only the transaction names the reason, such as a full device; its requests say that it was aborted.
      for (const put of puts) put.catch(() => {});
      await transaction.done;
    },
    chunks: async (id) => (await open()).getAll('chunks', chunksOf(id)),
    async remove(id) {
      const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
      await Promise.all([
        transaction.objectStore('recordings').delete(id),
        transaction.objectStore('chunks').delete(chunksOf(id)),
        transaction.done,
      ]);
    },
  };
}

const chunksOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

function openStore(name: string, onGone: () => void) {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('recordings', { keyPath: 'id' });
      database.createObjectStore('chunks');
    },
    terminated: onGone,
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onGone();
    },
  });
}
