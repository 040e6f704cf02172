import { Worker } from 'node:worker_threads';
import { Problem } from '../errors/problem.ts';
import { hasCode } from '../errors/start-problem.ts';
import type { FileReader, ReadingAnswer, ReadingTask } from './file-reader.ts';
import { fileReadingStrings as strings } from './file-reading.strings.ts';

/** Resolves the workspace's packages to their sources, as the server itself does. */
const sourceCondition = '--conditions=shuyuan-source';

/**
 * Reads one file in a worker thread of its own, which ends with it. Transfers the bytes: the caller's array is empty afterwards.
 * Throws what the reader throws, and a `Problem` where the file exceeds the budget.
 *
 * @param ending Ends the thread when aborted.
 */
export async function readInWorker<Options, Result>(
  { module, budget }: FileReader<Options, Result>,
  bytes: Uint8Array,
  options: Options,
  ending?: AbortSignal,
): Promise<Result> {
  const refusal = (message: string) => new Problem(1, message, { field: budget.field });
  if (bytes.length > budget.bytes) throw refusal(strings.tooLarge);
  ending?.throwIfAborted();
  const owned = ownBytes(bytes);
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: { module: module.href, bytes: owned, options } satisfies ReadingTask,
    transferList: [owned.buffer],
    resourceLimits: { maxOldGenerationSizeMb: budget.memory },
    execArgv: [...new Set([...process.execArgv, sourceCondition])],
  });
  let timer: NodeJS.Timeout | undefined;
  let onEnding: (() => void) | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(refusal(strings.tooSlow)), budget.time);
      onEnding = () => reject(ending?.reason);
      ending?.addEventListener('abort', onEnding);
      worker.on('message', (answer: ReadingAnswer) => {
        if (answer.kind === 'read') resolve(answer.result as Result);
        else reject(errorOf(answer, refusal));
      });
      worker.on('error', (error) =>
        reject(hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY') ? refusal(strings.tooComplex) : error),
      );
      worker.on('exit', () => reject(new Error('The reader of a file ended without an answer.')));
    });
  } finally {
    clearTimeout(timer);
    if (onEnding) ending?.removeEventListener('abort', onEnding);
    await worker.terminate();
  }
}

function errorOf(answer: Exclude<ReadingAnswer, { kind: 'read' }>, refusal: (message: string) => Problem) {
  if (answer.kind === 'refused') return new Problem(answer.code, answer.message, answer.data);
  // A file that nests too deep for the reader's stack, or makes an array or a text that is too long.
  if (answer.error instanceof RangeError) return refusal(strings.tooComplex);
  return answer.error;
}

/** The bytes in memory that holds nothing else, as a transfer demands. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isWhole ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}
