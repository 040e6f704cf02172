import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../errors/problem.ts';
import type { Read, ReadingAnswer, ReadingTask } from './file-reader.ts';

const { module, bytes, options } = workerData as ReadingTask;

async function answer(): Promise<ReadingAnswer> {
  try {
    const { read } = (await import(module)) as { read: Read<unknown, unknown> };
    return { kind: 'read', result: await read(bytes, options) };
  } catch (error) {
    // Structured clones lose the class of an error.
    if (error instanceof Problem)
      return { kind: 'refused', code: error.code, message: error.message, data: error.data };
    return { kind: 'failed', error };
  }
}

parentPort?.postMessage(await answer());
