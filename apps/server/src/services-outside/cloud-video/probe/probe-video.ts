import { Worker } from 'node:worker_threads';
import { hasCode } from '../../../errors/start-problem.ts';
import type { FromWorker, ProbeTask, ProbedVideo } from './probe-messages.ts';

/** A file that is read by pieces. */
export interface ProbeSource {
  /** Its length. */
  bytes: number;
  /** Bytes from `start` up to but without `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}

export interface ProbeLimits {
  /** Milliseconds. */
  timeout: number;
  /** Bytes that are read in all. */
  readBytes: number;
  /** Bytes that are read at once. */
  readAtOnce: number;
  /** Mebibytes of what the reader keeps. */
  memory: number;
}

/** The largest upload whose index is missing is read through within them. */
export const probeLimits: ProbeLimits = {
  timeout: 60_000,
  readBytes: 3 * 2 ** 30,
  readAtOnce: 2 ** 26,
  memory: 192,
};

/** The reader needed longer than it may. The file may still be fine: the machine may be busy. */
export class ProbeTookTooLong extends Error {
  override readonly name = 'ProbeTookTooLong';
}

/**
 * Finds out what a file truly is, whatever its name says; null when it is no video. It is read in a thread of its own:
 * a file that was made to be read for ever, or into all memory there is, ends that thread and nothing else.
 */
export async function probeVideo(
  source: ProbeSource,
  limits: ProbeLimits = probeLimits,
): Promise<ProbedVideo | null> {
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), {
    workerData: { bytes: source.bytes } satisfies ProbeTask,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  });
  try {
    return await answerOf(worker, source, limits);
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, source: ProbeSource, limits: ProbeLimits) {
  return new Promise<ProbedVideo | null>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ProbeTookTooLong()), limits.timeout);
    let left = limits.readBytes;
    let reading = Promise.resolve();
    const serve = async (start: number, end: number) => {
      left -= end - start;
      if (left < 0 || end - start > limits.readAtOnce) resolve(null);
      else worker.postMessage(await source.read(start, end));
    };
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'found') resolve(message.video);
      else reading = reading.then(() => serve(message.start, message.end)).catch(reject);
    });
    worker.on('error', (error) => {
      if (hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY')) resolve(null);
      else reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('The reader of videos has ended without an answer.'));
    });
  });
}
