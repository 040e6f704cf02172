import type { SpoolNews, SpoolOrder } from './spool-messages.ts';
import { within } from '../../../film/within.browser.ts';

/** The worker of one recording: writes its file, and tells the time. */
export interface SpoolWorker {
  /** Rejects with the browser's error when the file cannot be had or written. */
  ask: (order: SpoolOrder) => Promise<void>;
  onTick: (listener: () => void) => void;
  end: () => void;
}

/** A worker that does not start, as under a policy that forbids it, may keep silent about it. */
const timeout = 3000;

/**
 * Opens the file `name` in a worker of its own. `hasFile` is false where only the time can be told there; null where
 * there is no worker at all, as in a page of another origin than this script.
 */
export async function startSpoolWorker(
  folder: string,
  name: string,
): Promise<{ worker: SpoolWorker; hasFile: boolean } | null> {
  const worker = createSpoolWorker();
  if (!worker) return null;
  try {
    await within(timeout, worker.ask({ kind: 'open', folder, name }));
    return { worker, hasFile: true };
  } catch (error) {
    // It runs, and has said no.
    if (error instanceof DOMException) return { worker, hasFile: false };
    worker.end();
    return null;
  }
}

function createSpoolWorker(): SpoolWorker | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./spool.worker.browser.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  const waiting: PromiseWithResolvers<void>[] = [];
  let onTick = () => {};
  worker.addEventListener('message', ({ data }: MessageEvent<SpoolNews>) => {
    if (data.kind === 'tick') onTick();
    else if (data.kind === 'done') waiting.shift()?.resolve();
    else waiting.shift()?.reject(new DOMException('The file was refused.', data.name));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The worker has failed.'));
  });
  return {
    ask(order) {
      const answer = Promise.withResolvers<void>();
      waiting.push(answer);
      worker.postMessage(order, order.kind === 'write' ? [order.bytes] : []);
      return answer.promise;
    },
    onTick(listener) {
      onTick = listener;
    },
    end: () => worker.terminate(),
  };
}
