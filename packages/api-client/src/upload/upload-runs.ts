import { createAttempts } from './upload-attempts.ts';
import type { UploadLock } from './upload-lock.ts';
import type { SendEnd, SenderOptions, UploadSender } from './upload-sender.ts';
import type { UploadStatus } from './upload-status.ts';
import { withinCodeLimit } from './within-code-limit.ts';
import type { UploadFailure } from './upload.types.ts';

export interface RunsOptions extends SenderOptions {
  status: UploadStatus;
  lock: UploadLock;
  onEnd: (end: SendEnd) => void;
}

export const takenElsewhere: UploadFailure = {
  kind: 'store',
  message: 'Another page is uploading it.',
  code: 'busy',
};

/** The times that one upload is under way: one at a time, each with a sender that is loaded with the first. */
export function createUploadRuns({ status, lock, onEnd, ...options }: RunsOptions) {
  const { after, isOnline = () => true } = options.deps;
  let loading: Promise<UploadSender> | null = null;
  let running: AbortController | null = null;
  let last: Promise<void> = Promise.resolve();

  function load() {
    loading ??= withinCodeLimit(import('./upload-sender.ts')).then((module) =>
      module.createUploadSender(options),
    );
    loading.catch(() => (loading = null));
    return loading;
  }

  function attempts(signal: AbortSignal) {
    return createAttempts({ after, isOnline, signal, onWaiting: status.setWaiting });
  }

  async function send(signal: AbortSignal): Promise<SendEnd> {
    if ((await lock.acquire()) === 'busy') return { kind: 'failed', failure: takenElsewhere };
    const attempt = attempts(signal);
    const sender = await attempt(load, () => 'again');
    const onPercent = (percent: number) => signal.aborted || status.enter('uploading', percent);
    return sender.send({ attempt, signal, onPercent });
  }

  async function run(controller: AbortController) {
    const { signal } = controller;
    const end = await send(signal).catch(notLoaded);
    const isStopped = signal.aborted;
    // What still runs beside the first failure ends with it.
    controller.abort();
    if (running === controller) running = null;
    // One that was paused and has arrived all the same has arrived.
    if (!isStopped || end.kind !== 'failed') onEnd(end);
  }

  return {
    isRunning: () => running !== null,
    begin() {
      const controller = (running = new AbortController());
      last = last.then(() => run(controller));
    },
    stop() {
      running?.abort();
      running = null;
    },
    /** Takes away what the store holds. Without a line that takes long. */
    async clear() {
      await last;
      const controller = new AbortController();
      await load()
        .then((sender) => sender.clear(attempts(controller.signal), controller.signal))
        .catch(() => {});
      controller.abort();
    },
  };
}

const notLoaded = (error: unknown): SendEnd => ({
  kind: 'failed',
  failure: { kind: 'store', message: String(error), code: 'LoadError' },
});
