import type { UploadAuth } from '../uploads/uploads.api.ts';
import { judgeCall } from './upload-fault.ts';
import type { Head, JournalEntry, Progress, UploadItemStore } from './upload-journal.ts';
import { addressOf, type Credentials } from './upload-credentials.ts';
import { partSizeOf, percentOf } from './upload-policy.ts';
import type { UploaderDeps, UploadSource } from './upload.types.ts';

export interface LedgerOptions {
  source: UploadSource;
  itemStore: UploadItemStore;
  auth: UploaderDeps['auth'];
  entry?: JournalEntry | undefined;
}

/** What is known of one upload: which video it becomes, where it goes and what has arrived; on the device too. */
export function createUploadLedger({ source, itemStore, auth, entry }: LedgerOptions) {
  const { file, fileName, title, note } = source;
  const nothingSent = (percent: number): Progress => ({
    uploadId: null,
    partSize: partSizeOf(file.size),
    parts: [],
    percent,
  });
  let head: Head = entry?.head ?? {
    order: 0,
    fileName,
    title,
    note,
    videoId: null,
    address: '',
    isDone: false,
  };
  let progress = entry?.progress ?? nothingSent(0);
  let creating: Promise<UploadAuth> | null = null;

  function startOver() {
    progress = nothingSent(progress.percent);
    void itemStore.keepProgress(progress);
  }

  function changeHead(change: Partial<Head>) {
    head = { ...head, ...change };
    return itemStore.keepHead(head);
  }

  /** Asked once, though the run that has asked may have been paused before the answer came. */
  function create(): Promise<UploadAuth> {
    creating ??= auth.create({ title, filename: fileName, size: file.size });
    creating.catch(() => (creating = null));
    return creating;
  }

  async function ask(): Promise<UploadAuth> {
    if (head.videoId === null) return create();
    try {
      return await auth.refresh(head.videoId);
    } catch (error) {
      if (judgeCall(error) !== 'gone') throw error;
      // The cloud has given it up, with all that was sent.
      void changeHead({ videoId: null, address: '' });
      startOver();
      return create();
    }
  }

  function takeCredentials(credentials: Credentials) {
    creating = null;
    const { videoId } = credentials;
    const address = addressOf(credentials);
    if (head.videoId === videoId && head.address === address) return;
    if (head.address !== '') startOver();
    void changeHead({ videoId, address });
  }

  return {
    videoId: () => head.videoId,
    progress: () => progress,
    keep: (kept: Progress) => itemStore.keepProgress(kept),
    ask,
    takeCredentials,
    startOver,
    /** Lets the device keep it, if it does not yet. What follows need not wait. */
    async begin() {
      if (head.order > 0) return;
      const order = await itemStore.nextOrder();
      void itemStore.keepFile(file);
      void changeHead({ order });
    },
    /** Answers the percent to show. */
    count: (bytes: number) => (progress.percent = Math.max(progress.percent, percentOf(bytes, file.size))),
    finish: () => changeHead({ isDone: true }),
    /** What another page has made of it since. */
    async readAgain(): Promise<'open' | 'done' | 'gone'> {
      try {
        const kept = await itemStore.read();
        if (!kept) return 'gone';
        head = kept.head;
        progress = kept.progress ?? nothingSent(0);
      } catch {
        // The device says nothing now; what it said before has to do.
      }
      return head.isDone ? 'done' : 'open';
    },
  };
}
