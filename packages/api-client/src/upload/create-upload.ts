import { createUploadLock } from './upload-lock.ts';
import type { JournalEntry } from './upload-journal.ts';
import { refusalOf } from './upload-policy.ts';
import { createUploadRuns, takenElsewhere } from './upload-runs.ts';
import type { SendEnd, SenderOptions } from './upload-sender.ts';
import { createUploadStatus } from './upload-status.ts';
import type { Upload, UploadSource, UploadState } from './upload.types.ts';

export interface UploadOptions extends SenderOptions {
  id: string;
  /** It is out of the journal. */
  onLeft: () => void;
}

/** One upload. It begins with `resume`. */
export function createUpload({ id, onLeft, ...options }: UploadOptions): Upload {
  const { source, entry, itemStore, deps } = options;
  const status = createUploadStatus(firstState(source, entry));
  const lock = createUploadLock(id, deps.lock);
  const runs = createUploadRuns({ ...options, status, lock, onEnd: end });

  const log = (event: string, code = '') =>
    deps.usageLog?.send({ event, upload: id, size: String(source.file.size), ...(code && { code }) });

  function end(how: SendEnd) {
    log(how.kind, how.kind === 'failed' ? how.failure.code : '');
    if (how.kind === 'done') status.finish(how.videoId);
    else if (how.kind === 'gone') drop();
    else status.fail(how.failure);
  }

  function drop() {
    status.cancel();
    lock.release();
    onLeft();
  }

  async function forget() {
    await itemStore.remove();
    drop();
  }

  return {
    id,
    source,
    state: status.state,
    subscribe: status.subscribe,
    resume() {
      const { step } = status.state();
      const isOver = step === 'done' || step === 'cancelled' || refusalOf(source.file.size) !== null;
      if (isOver || runs.isRunning()) return;
      log('begin');
      status.enter('preparing');
      runs.begin();
    },
    pause() {
      if (!runs.isRunning()) return;
      runs.stop();
      status.pause();
      log('paused');
    },
    async cancel() {
      const { step } = status.state();
      if (step === 'cancelled') return;
      if ((await lock.acquire()) === 'busy') return status.fail(takenElsewhere);
      runs.stop();
      status.cancel();
      log('cancelled');
      if (step !== 'done') void runs.clear();
      await forget();
    },
    async forget() {
      if ((await lock.acquire()) === 'busy') return;
      runs.stop();
      await forget();
    },
  };
}

function firstState({ file }: UploadSource, entry?: JournalEntry): UploadState {
  const refusal = refusalOf(file.size);
  if (refusal) {
    const failure = { kind: 'refused', message: `The file is ${refusal}.`, code: refusal } as const;
    return { step: 'failed', percent: 0, failure };
  }
  if (!entry) return { step: 'preparing', percent: 0 };
  const { isDone, videoId } = entry.head;
  if (isDone && videoId !== null) return { step: 'done', percent: 100, videoId };
  return { step: 'paused', percent: entry.progress?.percent ?? 0 };
}
