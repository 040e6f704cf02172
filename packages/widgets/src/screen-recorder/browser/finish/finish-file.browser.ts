import { MediaProblem, type FinishedRecording } from '../../recorder-media.ts';
import { canRepack, containerOf } from '../recording-format.ts';
import { within } from '../within.browser.ts';
import type { FinishNews, FinishOrder } from './finish-messages.ts';
import { webmHeadLength, withWebmLength } from './webm-length.ts';

export interface FinishInput extends FinishOrder {
  /** As it was recorded. */
  mimeType: string;
  /** By our own clock, for files that cannot say it themselves. */
  seconds: number;
}

/** Stops stay under ten seconds; a machine that is this slow gets the recorder's own file instead. */
const patience = 8000;

/** A worker that cannot be had is noticed soon. */
class NoWorker extends Error {}

/** The best file that can be made of what was recorded, and what it is in truth. */
export async function finishFile(input: FinishInput): Promise<Omit<FinishedRecording, 'id'>> {
  const { raw, mimeType, seconds } = input;
  if (raw.size > 0 && canRepack(mimeType)) {
    try {
      return await within(patience, repackSomewhere(input));
    } catch {
      // What the recorder gave plays too.
    }
  }
  const file = await withLength(raw, containerOf(mimeType), seconds);
  return { file, mimeType: file.type, duration: seconds };
}

async function repackSomewhere(input: FinishInput) {
  const made = await repackInWorker(input).catch((error: unknown) => {
    if (error instanceof NoWorker) return repackHere(input);
    throw error;
  });
  if (made.file.size === 0 || !(made.duration > 0)) throw new MediaProblem('unreadable');
  const type = 'video/mp4';
  // Cut off nothing: the slice only says what the file is.
  return { file: made.file.slice(0, made.file.size, type), mimeType: type, duration: made.duration };
}

async function repackInWorker({ raw, folder, name }: FinishInput) {
  const worker = createWorker();
  const answered = new Promise<{ file: Blob; duration: number }>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new NoWorker()));
    worker.addEventListener('message', ({ data }: MessageEvent<FinishNews>) => {
      if (data.kind === 'done') resolve(data);
      else reject(new Error(data.message));
    });
    worker.postMessage({ raw, folder, name } satisfies FinishOrder);
  });
  return within(patience, answered).finally(() => worker.terminate());
}

function createWorker() {
  try {
    return new Worker(new URL('./finish.worker.browser.ts', import.meta.url), { type: 'module' });
  } catch (error) {
    throw new NoWorker('', { cause: error });
  }
}

/** In pages of another origin than this script, which may have no worker of it. */
async function repackHere({ raw }: FinishInput) {
  const { repackInMemory } = await import('./repack-in-memory.ts');
  return repackInMemory(raw);
}

async function withLength(raw: Blob, type: string, seconds: number): Promise<Blob> {
  const head = new Uint8Array(await raw.slice(0, webmHeadLength).arrayBuffer());
  const made = withWebmLength(head, seconds);
  if (!made) return raw.slice(0, raw.size, type);
  return new Blob([made.head.slice(), raw.slice(made.rest)], { type });
}
