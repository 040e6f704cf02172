import type { ProblemCode } from '../errors/problem.ts';

/** Function that a reader module exports as `read`. Runs in a worker thread, so its module imports nothing that opens a connection. */
export type Read<Options, Result> = (bytes: Uint8Array, options: Options) => Result | Promise<Result>;

/** Limits of reading one file. Items and unpacked bytes are counted by the reader itself. */
export interface ReadingBudget {
  /** Milliseconds, the start of the thread included. */
  time: number;
  /** Bytes of the file. */
  bytes: number;
  /** Mebibytes of the thread's heap. */
  memory: number;
  /** Field that a refusal names. */
  field: string;
}

/** A module that reads one kind of file, and its limits. */
export interface FileReader<Options, Result> {
  /** Module that exports `read`. */
  module: URL;
  budget: ReadingBudget;
  /** Only for the type checker. */
  types?: Read<Options, Result>;
}

/**
 * Declares a reader. `Reading` is the type of the module's `read`, so that calls are checked against it; import it as a type alone:
 * `defineReader<typeof read>(new URL('./captions.reader.ts', import.meta.url), budget)`.
 */
export const defineReader = <Reading extends (bytes: Uint8Array, options: never) => unknown>(
  module: URL,
  budget: ReadingBudget,
): FileReader<Parameters<Reading>[1], Awaited<ReturnType<Reading>>> => ({ module, budget });

/** Data that a reading worker starts with. */
export interface ReadingTask {
  module: string;
  bytes: Uint8Array;
  options: unknown;
}

/** Message of a reading worker. */
export type ReadingAnswer =
  | { kind: 'read'; result: unknown }
  | { kind: 'refused'; code: ProblemCode; message: string; data: unknown }
  | { kind: 'failed'; error: unknown };
