import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { discardFiles, findParts, joinFiles, keepPart } from './files.repo.ts';
import { lockLoan, type Loaned } from './objects.repo.ts';
import { etagOfParts, tooLarge, type Incoming, type Receiver, type StoreDeps } from './receive-files.ts';
import { publish } from './publish.ts';
import { notLent, StoreRefusal } from './store-refusal.ts';
import {
  deleteUpload,
  findOpenUploads,
  findUpload,
  holdPart,
  insertUpload,
  lockUpload,
  markCompleted,
} from './uploads.repo.ts';

/** At most so many parts in one upload, each but the last of at least so many bytes. */
export const mostParts = 10_000;
const leastPartBytes = 100 * 1024;

export interface NamedPart {
  number: number;
  /** In hexadecimal, without quotes. */
  etag: string;
}

const newUploadId = () => randomBytes(16).toString('hex').toUpperCase();

/** Refuses what names no upload of ours before the database is asked, which cannot even be told some of it: a NUL. */
export function requireUploadId(id: string): void {
  if (!/^[\dA-F]{32}$/.test(id)) throw noSuchUpload();
}

/** Uploads in parts, each for one object that was lent. */
export function createUploads({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>, receiver: Receiver) {
  return {
    /** Begins one. An object has one at a time: what was begun for it before is given up. */
    async begin({ key }: Loaned): Promise<string> {
      const id = newUploadId();
      await db.transaction(async (tx) => {
        // First of all: what is being completed at this moment is no open upload afterwards.
        if (!(await lockLoan(tx, key))) throw notLent();
        for (const earlier of await findOpenUploads(tx, key)) await giveUp(tx, earlier.id);
        await insertUpload(tx, { id, key, begunAt: clock.now() });
      });
      await receiver.sweep(key);
      return id;
    },

    /** Takes in one part; a number that comes again replaces the earlier one. Answers its etag. */
    async putPart(
      { key, maxBytes }: Loaned,
      { uploadId, number }: { uploadId: string; number: number },
      incoming: Incoming,
    ): Promise<string> {
      if (!(Number.isInteger(number) && number >= 1 && number <= mostParts))
        throw new StoreRefusal(
          'InvalidArgument',
          `Part number must be an integer between 1 and ${mostParts}.`,
        );
      const { etag, isAgain } = await receiver.receive({ key, uploadId, number }, incoming, {
        maxBytes,
        async guard() {
          const upload = await findUpload(db, key, uploadId);
          if (!upload || upload.completedAt) throw noSuchUpload();
        },
        async settle(tx, file) {
          if (!(await holdPart(tx, { key, uploadId, number }))) throw noSuchUpload();
          return { etag: file.etag, isAgain: await keepPart(tx, { uploadId, number }, file) };
        },
      });
      if (isAgain) await receiver.sweep(key);
      return etag;
    },

    /** Makes the parts an object. Who asks again, because the first answer was lost, gets it again. */
    async complete(loan: Loaned, uploadId: string, named: NamedPart[]): Promise<string> {
      const etag = await db.transaction(async (tx) => {
        // In this order, as everywhere: two that wait for each other would wait for ever.
        const isLent = await lockLoan(tx, loan.key);
        const upload = await lockUpload(tx, loan.key, uploadId);
        if (upload?.completedAt) return upload.etag ?? '';
        if (!upload || !isLent) throw noSuchUpload();
        const parts = choose(named, await findParts(tx, uploadId, { limit: mostParts }));
        const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
        if (bytes > loan.maxBytes) throw tooLarge();
        const joined = etagOfParts(parts.map((part) => part.etag));
        const { key, userId, contentType } = loan;
        const storedAt = clock.now();
        const ids = parts.map(({ id }) => id);
        if (await publish(tx, { key, userId, contentType, bytes, etag: joined, storedAt }))
          await joinFiles(tx, ids);
        // Parts that were put and not named.
        await discardFiles(tx, { key, state: 'part' });
        await markCompleted(tx, uploadId, { completedAt: storedAt, etag: joined });
        return joined;
      });
      await receiver.sweep(loan.key);
      return etag;
    },

    async abort({ key }: Loaned, uploadId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await lockOpen(tx, key, uploadId);
        await giveUp(tx, uploadId);
      });
      await receiver.sweep(key);
    },

    /** Parts that have arrived, from the one after `after`. */
    async listParts({ key }: Loaned, uploadId: string, { after, limit }: { after: number; limit: number }) {
      const upload = await findUpload(db, key, uploadId);
      if (!upload || upload.completedAt) throw noSuchUpload();
      return findParts(db, uploadId, { after, limit });
    },

    list: ({ key }: Loaned) => findOpenUploads(db, key),
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** Ends an upload that is not completed; its files wait to be removed. */
export async function giveUp(tx: Database, uploadId: string): Promise<void> {
  await deleteUpload(tx, uploadId);
  await discardFiles(tx, { uploadId });
}

async function lockOpen(tx: Database, key: string, uploadId: string): Promise<void> {
  const upload = await lockUpload(tx, key, uploadId);
  if (!upload || upload.completedAt) throw noSuchUpload();
}

/** The parts that were named, when each is what its sender believes. */
function choose(named: NamedPart[], parts: Awaited<ReturnType<typeof findParts>>) {
  if (named.length === 0 || named.length > mostParts)
    throw new StoreRefusal('MalformedXML', `An upload has between 1 and ${mostParts} parts.`);
  if (named.some(({ number }, index) => number <= (named[index - 1]?.number ?? 0)))
    throw new StoreRefusal('InvalidPartOrder', 'The list of parts was not in ascending order.');
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  const chosen = named.map(({ number, etag }) => {
    const part = byNumber.get(number);
    if (part?.etag === etag.toUpperCase()) return part;
    throw new StoreRefusal(
      'InvalidPart',
      'One or more of the specified parts could not be found, or the specified entity tag might not have matched the entity tag of the part.',
      { PartNumber: String(number) },
    );
  });
  const small = chosen.slice(0, -1).find(({ bytes }) => bytes < leastPartBytes);
  if (!small) return chosen;
  throw new StoreRefusal('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.', {
    PartNumber: String(small.number),
    ProposedSize: String(small.bytes),
    MinSizeAllowed: String(leastPartBytes),
  });
}

const noSuchUpload = () =>
  new StoreRefusal(
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
  );
