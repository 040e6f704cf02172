import type { UploadAuth } from '../uploads/uploads.api.ts';
import { createOpenAliOss } from './ali-oss-store.ts';
import { createAccess } from './upload-access.ts';
import type { Attempts } from './upload-attempts.ts';
import { failureOf } from './upload-fault.ts';
import type { JournalEntry, UploadItemStore } from './upload-journal.ts';
import type { Credentials } from './upload-credentials.ts';
import { createUploadLedger } from './upload-ledger.ts';
import type { OpenStore } from './upload-store.ts';
import { transfer } from './upload-transfer.ts';
import type { UploaderDeps, UploadFailure, UploadSource } from './upload.types.ts';

export interface SenderOptions {
  source: UploadSource;
  /** What an earlier page has left. */
  entry?: JournalEntry | undefined;
  itemStore: UploadItemStore;
  deps: UploaderDeps;
  /** @default Aliyun's client, fetched when it is needed */
  openStore?: OpenStore | undefined;
}

export interface SendOptions {
  attempt: Attempts;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

export type SendEnd =
  | { kind: 'done'; videoId: string }
  /** Another page has ended it since it was listed. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: UploadFailure };

export type UploadSender = ReturnType<typeof createUploadSender>;

interface Reach {
  ask: () => Promise<UploadAuth>;
  attempt: Attempts;
  signal: AbortSignal;
  onCredentials?: (credentials: Credentials) => void;
}

/** What goes over the wire for one upload. Loaded with the first one. */
export function createUploadSender({ source, entry, itemStore, deps, openStore }: SenderOptions) {
  const { file } = source;
  const { after, ownAddress } = deps;
  const ledger = createUploadLedger({ source, itemStore, auth: deps.auth, entry });
  const store = openStore ?? createOpenAliOss(deps.fetch);
  let isUpToDate = entry === undefined;

  const reach = ({ onCredentials = () => {}, ...more }: Reach) =>
    createAccess({ ownAddress, openStore: store, after, onCredentials, ...more });

  async function readAgain() {
    if (isUpToDate) return 'open';
    isUpToDate = true;
    return ledger.readAgain();
  }

  async function sendAll({ attempt, signal, onPercent }: SendOptions) {
    await ledger.begin();
    signal.throwIfAborted();
    await transfer({
      file,
      withStore: reach({ ask: ledger.ask, attempt, signal, onCredentials: ledger.takeCredentials }),
      progress: ledger.progress,
      keep: ledger.keep,
      onSent: (bytes) => onPercent(ledger.count(bytes)),
      startOver: ledger.startOver,
    });
    await ledger.finish();
  }

  return {
    /** Settles when the store has put all of it together, or when it cannot. */
    async send(options: SendOptions): Promise<SendEnd> {
      try {
        const found = await readAgain();
        if (found === 'gone') return { kind: 'gone' };
        if (found === 'open') await sendAll(options);
        return { kind: 'done', videoId: ledger.videoId() ?? '' };
      } catch (error) {
        return { kind: 'failed', failure: failureOf(error) };
      }
    },
    /** So that nothing lies there unused. The store also tidies by itself, so failures do not matter. */
    async clear(attempt: Attempts, signal: AbortSignal) {
      await readAgain();
      const videoId = ledger.videoId();
      const { uploadId } = ledger.progress();
      if (videoId === null || uploadId === null) return;
      const withStore = reach({ ask: () => deps.auth.refresh(videoId), attempt, signal });
      await withStore((opened) => opened.abort(uploadId)).catch(() => {});
    },
  };
}
