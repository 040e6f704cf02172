export interface FoundPattern {
  /** As it is written in code, with its strokes and flags. */
  pattern: string;
  /** From 1. */
  line: number;
  /** Whether a comment says why its text is short. */
  isAllowed: boolean;
}

/** The regular expressions of a source file. */
export function patternsIn(path: string, text: string): FoundPattern[];

/** Why a pattern, as it is written in code, is not linear; null where it is. */
export function slowness(pattern: string): Promise<string | null>;

/** Checks the patterns of files; answers a line for each that is slow, and for each exception that is needless. */
export function slowPatterns(paths: readonly string[], read?: (path: string) => string): Promise<string[]>;
