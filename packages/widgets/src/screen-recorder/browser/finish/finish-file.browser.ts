import { MediaProblem, type FinishedRecording } from '../../recorder-media.ts';
import { canRepack, containerOf } from '../recording-format.ts';
import { within } from '../../../film/within.browser.ts';
import type { FinishNews, FinishOrder } from './finish-messages.ts';
import { webmHeadLength, withWebmLength } from './webm-length.ts';

export interface FinishInput extends FinishOrder {
  /** As it was recorded. */
  mimeType: string;
  /** By our own clock, for files that cannot say it themselves. */
  seconds: number;
}

/** Stops stay under ten seconds; a machine that is this slow gets the recorder's own file instead. */
const timeout = 8000;

interface Made {
  file: Blob;
  duration: number;
}

/** Its code could not be had. */
class NoWorker extends Error {}

/** Makes the file of one recording. */
export interface Finisher {
  /** The best file that can be made of what was recorded, and what it is in truth. */
  finish: (input: FinishInput) => Promise<Omit<FinishedRecording, 'id'>>;
  /** Also without a file. */
  end: () => void;
}

/** Fetches now what is needed at the end: the network may be gone by then. */
export function createFinisher(): Finisher {
  const worker = createWorker();
  const failed = new Promise<never>((_, reject) => {
    worker?.addEventListener('error', () => reject(new NoWorker()));
  });
  // Heard of when it is asked for.
  failed.catch(() => {});

  function repackInWorker(ready: Worker, { raw, folder, name }: FinishInput) {
    const answered = new Promise<Made>((resolve, reject) => {
      ready.addEventListener('message', ({ data }: MessageEvent<FinishNews>) => {
        if (data.kind === 'done') resolve(data);
        else reject(new Error(data.message));
      });
      ready.postMessage({ raw, folder, name } satisfies FinishOrder);
    });
    return Promise.race([answered, failed]);
  }

  async function repackSomewhere(input: FinishInput) {
    if (!worker) return repackHere(input);
    return repackInWorker(worker, input).catch((error: unknown) => {
      if (error instanceof NoWorker) return repackHere(input);
      throw error;
    });
  }

  return {
    async finish(input) {
      const { raw, mimeType, seconds } = input;
      if (raw.size > 0 && canRepack(mimeType)) {
        try {
          return asMp4(await within(timeout, repackSomewhere(input)));
        } catch {
          // What the recorder gave plays too.
        }
      }
      const file = await withLength(raw, containerOf(mimeType), seconds);
      return { file, mimeType: file.type, duration: seconds };
    },
    end: () => worker?.terminate(),
  };
}

function createWorker() {
  try {
    return new Worker(new URL('./finish.worker.browser.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

function asMp4({ file, duration }: Made) {
  if (file.size === 0 || !(duration > 0)) throw new MediaProblem('unreadable');
  const mimeType = 'video/mp4';
  // Cut off nothing: the slice only says what the file is.
  return { file: file.slice(0, file.size, mimeType), mimeType, duration };
}

/** In pages of another origin than this script, which may have no worker of it. */
async function repackHere({ raw }: FinishInput): Promise<Made> {
  const { repackInMemory } = await import('./repack-in-memory.ts');
  return repackInMemory(raw);
}

async function withLength(raw: Blob, type: string, seconds: number): Promise<Blob> {
  const head = new Uint8Array(await raw.slice(0, webmHeadLength).arrayBuffer());
  const made = withWebmLength(head, seconds);
  if (!made) return raw.slice(0, raw.size, type);
  return new Blob([made.head.slice(), raw.slice(made.rest)], { type });
}
