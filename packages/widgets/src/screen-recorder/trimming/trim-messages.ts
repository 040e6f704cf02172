import type { Range } from './cut.ts';

/** What the page asks of its worker, once. */
export type TrimOrder =
  { kind: 'cut'; file: Blob; range: Range } | { kind: 'pictures'; file: Blob; count: number; width: number };

export type TrimNews =
  | { kind: 'progress'; part: number }
  | { kind: 'picture'; index: number; picture: Blob }
  /** Null after pictures. */
  | { kind: 'done'; made: { file: Blob; duration: number } | null }
  | { kind: 'failed'; message: string };
