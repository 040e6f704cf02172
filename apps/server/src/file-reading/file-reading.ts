import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import type { FileReader } from './file-reader.ts';
import { readInWorker } from './read-in-worker.ts';

/** Reads files that people send, off the thread that answers requests. */
export interface FileReading {
  /**
   * Reads a file in a worker thread. The bytes are transferred: the array is empty afterwards. Throws the reader's refusal, a
   * refusal where the budget is exceeded, and 503 where too many files wait already.
   */
  read: <Options, Result>(
    reader: FileReader<Options, Result>,
    bytes: Uint8Array,
    ...options: undefined extends Options ? [options?: Options] : [options: Options]
  ) => Promise<Result>;
  /** Ends the readings that run and refuses those that wait. */
  close: () => Promise<void>;
}

export interface FileReadingLimits {
  /** Files that are read at once. */
  atOnce: number;
  /** Files that wait for their turn. */
  waiting: number;
}

/** A reading takes one processor and up to some hundred mebibytes; whoever waits behind all others waits half a minute at most. */
const fileReadingLimits: FileReadingLimits = { atOnce: 2, waiting: 6 };

/** Seconds after which a refused caller may try again. */
const retryAfter = 5;

export function createFileReading({
  atOnce,
  waiting: mostWaiting,
}: FileReadingLimits = fileReadingLimits): FileReading {
  const running = new Set<Promise<unknown>>();
  const waiting: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const ending = new AbortController();
  let taken = 0;

  async function takeTurn(): Promise<void> {
    ending.signal.throwIfAborted();
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw tooBusy();
    await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  }

  /** Passes the turn on, or gives it back. */
  function endTurn(): void {
    const next = waiting.shift();
    if (next) next.resolve();
    else taken -= 1;
  }

  return {
    async read(reader, bytes, ...[options]) {
      await takeTurn();
      const reading = readInWorker(reader, bytes, options as never, ending.signal);
      running.add(reading);
      try {
        return await reading;
      } finally {
        running.delete(reading);
        endTurn();
      }
    },
    async close() {
      const away = new Problem(503, coreStrings.away(retryAfter), { retry_after: retryAfter });
      ending.abort(away);
      for (const { reject } of waiting.splice(0)) reject(away);
      await Promise.allSettled(running);
    },
  };
}

const tooBusy = () => new Problem(503, coreStrings.busy(retryAfter), { retry_after: retryAfter });
