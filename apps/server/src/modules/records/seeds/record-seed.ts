/** Films of the demonstration, each with a picture of the same name, drawn by `scripts/draw-recordings.mjs`. */
export type Film =
  | 'annotating'
  | 'outlining'
  | 'trimming'
  | 'squares'
  | 'shadow'
  | 'coins'
  | 'halving'
  | 'inserting'
  | 'splitting'
  | 'searching'
  | 'strokes'
  | 'falling'
  | 'eight'
  | 'aperture'
  | 'light'
  | 'thirds'
  | 'melody'
  | 'answering'
  | 'beats';

/** A recording of somebody's library in the demonstration. */
export interface RecordSeed {
  film: Film;
  title: string;
  description: string;
  /** Of the library's categories; null for none. */
  category: string | null;
  daysAgo: number;
  /** Open to whoever has the link. @default false */
  isShared?: boolean;
  /** What is said about it, as `discussion.ts` reads it, with moments. */
  discussion?: string;
}

/** What one person has recorded. */
export interface LibrarySeed {
  owner: string;
  /** Names, each with those below it, in the order in which they were made. */
  categories: Readonly<Record<string, readonly string[]>>;
  records: readonly RecordSeed[];
}
