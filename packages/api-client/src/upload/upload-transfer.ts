import type { WithStore } from './upload-access.ts';
import { judgeStore } from './upload-fault.ts';
import type { Progress } from './upload-journal.ts';
import type { Store } from './upload-store.ts';
import { goesInOneRequest, partCountOf, rangeOf, uploadPolicy } from './upload-policy.ts';

export interface TransferDeps {
  file: Blob;
  withStore: WithStore;
  /** What the store holds. Another object when it has turned out to hold nothing of it. */
  progress: () => Progress;
  /** Settles when the device has kept it, or has refused to. */
  keep: (progress: Progress) => Promise<void>;
  onSent: (bytes: number) => void;
  /** The store has forgotten what was sent. */
  startOver: () => void;
}

/** A store that forgets each upload is not asked for ever. */
const mostRestarts = 3;

/** Sends what the store does not hold yet, and has it put together. */
export async function transfer(deps: TransferDeps): Promise<void> {
  const { file, withStore, startOver } = deps;
  if (goesInOneRequest(file.size)) return withStore((store) => store.put(file));
  for (let restarts = 0; ; restarts += 1) {
    try {
      return await sendInParts(deps);
    } catch (error) {
      if (judgeStore(error) !== 'gone' || restarts === mostRestarts) throw error;
      startOver();
    }
  }
}

async function sendInParts(deps: TransferDeps): Promise<void> {
  const { file, withStore, keep, onSent } = deps;
  // Credentials for another object would make another progress; so they are fetched before what there is to do is read.
  await withStore(async () => {});
  const progress = deps.progress();
  const uploadId = (progress.uploadId ??= await withStore((store) => store.initiate(file.type)));
  // Before a part is sent: a page that is left now would begin another upload.
  await keep(progress);

  /** New credentials may have been for another object. */
  function ifItCounts() {
    if (deps.progress() !== progress) throw new SentInVain();
  }
  const sizeOf = (part: number) => {
    const { start, end } = rangeOf(part, file.size, progress.partSize);
    return end - start;
  };
  let sent = progress.parts.reduce((sum, { number }) => sum + sizeOf(number), 0);
  onSent(sent);

  await eachInParallel(missingParts(progress, file.size), async (number) => {
    const { start, end } = rangeOf(number, file.size, progress.partSize);
    const etag = await withStore((store) => {
      ifItCounts();
      return store.putPart(uploadId, number, file.slice(start, end));
    });
    ifItCounts();
    progress.parts.push({ number, etag });
    onSent((sent += sizeOf(number)));
    void keep(progress);
  });
  const inOrder = progress.parts.toSorted((one, other) => one.number - other.number);
  await complete(deps, (store) => {
    ifItCounts();
    return store.complete(uploadId, inOrder);
  });
}

async function complete({ file, withStore }: TransferDeps, task: (store: Store) => Promise<void>) {
  try {
    await withStore(task);
  } catch (error) {
    if (judgeStore(error) !== 'gone') throw error;
    // The answer to an earlier request may have been lost: then the object lies there.
    if ((await finishedSize(withStore)) !== file.size) throw error;
  }
}

/** Null when there is no finished object, or the store does not say. */
async function finishedSize(withStore: WithStore): Promise<number | null> {
  try {
    return await withStore((store) => store.size());
  } catch (error) {
    const verdict = judgeStore(error);
    if (verdict === 'gone' || verdict === 'renew') return null;
    throw error;
  }
}

function missingParts({ parts, partSize }: Progress, bytes: number): number[] {
  const held = new Set(parts.map(({ number }) => number));
  const all = Array.from({ length: partCountOf(bytes, partSize) }, (_, index) => index + 1);
  return all.filter((number) => !held.has(number));
}

/** Rejects with the first failure; nothing more is begun then. */
async function eachInParallel(numbers: number[], task: (number: number) => Promise<void>) {
  const queue = numbers.values();
  let hasFailed = false;
  async function work() {
    for (const number of queue) {
      if (hasFailed) return;
      await task(number).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  }
  await Promise.all(Array.from({ length: uploadPolicy.parallel }, work));
}

/** In the store's own words: what was sent belongs to an upload that counts no more. */
class SentInVain extends Error {
  readonly code = 'NoSuchUpload';
}
