import { Readable } from 'node:stream';
import { discardFiles, discardWritten, joinFiles } from './files.repo.ts';
import { checkKey } from './object-key.ts';
import { lockLoan, saveObject, type Loaned } from './objects.repo.ts';
import { publish } from './publish.ts';
import type { Incoming, Receiver, StoreDeps } from './receive-files.ts';
import { notLent } from './store-refusal.ts';

/** Objects that come in at once. */
export function createWholeObjects({ clock }: Pick<StoreDeps, 'clock'>, receiver: Receiver) {
  return {
    /** Takes in an object that was lent. Answers its etag. */
    async receive({ key, ...loan }: Loaned, incoming: Incoming): Promise<string> {
      const { userId, contentType, maxBytes } = loan;
      const etag = await receiver.receive(placeOf(key), incoming, {
        maxBytes,
        async settle(tx, { id, ...file }) {
          if (!(await lockLoan(tx, key))) throw notLent();
          const isNew = await publish(tx, { key, userId, contentType, ...file, storedAt: clock.now() });
          await (isNew ? joinFiles(tx, [id]) : discardWritten(tx, id));
          return file.etag;
        },
      });
      await receiver.sweep(key);
      return etag;
    },

    /** Puts one of our own in the place of what had its key. */
    async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
      checkKey(key);
      const incoming = { source: Readable.from(piecesOf(bytes)), bytes: bytes.length };
      await receiver.receive(placeOf(key), incoming, {
        maxBytes: Infinity,
        async settle(tx, { id, ...file }) {
          await discardFiles(tx, { key });
          await saveObject(tx, { key, userId: null, contentType, ...file, storedAt: clock.now() });
          await joinFiles(tx, [id]);
        },
      });
      await receiver.sweep(key);
    },
  };
}

/** Bytes that are hashed and written at once, so that a large file does not hold up other requests. */
const pieceBytes = 2 ** 20;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at === 0 || at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

const placeOf = (key: string) => ({ key, uploadId: null, number: 1 });
