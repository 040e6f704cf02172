import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import { MediaProblem, type Trimmer } from '../recorder-media.ts';
import type { TrimNews, TrimOrder } from './trim-messages.ts';

type Made = { file: Blob; duration: number } | null;

/**
 * Cuts in a worker; what it needs is fetched when it is first used. The addresses of `strip` are good until its signal is
 * aborted.
 */
export function createTrimmer(): Trimmer {
  return {
    async trim(file, range, { signal, onProgress }) {
      const made = await run({ kind: 'cut', file, range }, signal, (news) => {
        if (news.kind === 'progress') onProgress(news.part);
      });
      if (!made) throw new MediaProblem('unreadable');
      return made;
    },
    async strip(file, { count, width, signal, onPicture }) {
      await run({ kind: 'pictures', file, count, width }, signal, (news) => {
        if (news.kind !== 'picture') return;
        const url = URL.createObjectURL(news.picture);
        signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
        onPicture(news.index, url);
      });
    },
  };
}

/** Until it is done or stopped; rejects with the signal's reason, or with a `MediaProblem`. */
function run(order: TrimOrder, signal: AbortSignal, onNews: (news: TrimNews) => void): Promise<Made> {
  signal.throwIfAborted();
  const worker = createWorker();
  return new Promise<Made>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new MediaProblem('unreadable', { cause }));
    const handleNews = (news: TrimNews) => {
      if (signal.aborted) return;
      if (news.kind === 'done') resolve(news.made);
      else if (news.kind === 'failed') fail(news.message);
      else onNews(news);
    };
    // A worker that cannot be loaded has told nothing yet, so the page can do it all.
    const runHere = () => runOnPage(order, handleNews, signal).catch(fail);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (!worker) return void runHere();
    worker.addEventListener('error', () => void runHere(), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<TrimNews>) => handleNews(data));
    worker.postMessage(order);
  }).finally(() => worker?.terminate());
}

async function runOnPage(order: TrimOrder, handleNews: (news: TrimNews) => void, signal: AbortSignal) {
  const { obeyTrimOrder } = await withinCodeLimit(import('./obey-trim-order.ts'));
  await obeyTrimOrder(order, handleNews, () => signal.aborted);
}

function createWorker() {
  try {
    return new Worker(new URL('./trim.worker.browser.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
