export function countStories(text: string): number;
export function within<T>(
  files: readonly T[],
  bound: number,
  weightOf?: (file: T) => number,
): { kept: readonly T[]; left: readonly T[] };
export function namesOf(files: readonly string[], most?: number): string;
export function sheetsFirst(
  files: readonly string[],
  distances: ReadonlyMap<string, number>,
  hasSheet: (path: string) => boolean,
): string[];
