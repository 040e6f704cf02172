/** What the page tells its worker. Buffers are handed over, not copied. */
export type SpoolOrder =
  /** Takes the file `name` of the folder `folder` for itself, emptied. */
  { kind: 'open'; folder: string; name: string } | { kind: 'write'; bytes: ArrayBuffer } | { kind: 'close' };

/** What the worker answers: one to each order, in their order; and ticks between. */
export type SpoolNews =
  | { kind: 'done' }
  /** The name of the browser's error. */
  | { kind: 'failed'; name: string }
  /** A quarter of a second has passed; the timers of hidden pages are slowed down, a worker's are not. */
  | { kind: 'tick' };

/** Of ticks. */
export const tickInterval = 250;
