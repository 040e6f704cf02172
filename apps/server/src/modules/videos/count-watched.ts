/** What is kept of how far somebody has watched. */
export interface Kept {
  watchSeconds: number;
  watchedAt: Date | null;
  studiedAt: Date;
}

export interface Told {
  /** Seconds that were played, as the player says. */
  duration: number;
  /** Seconds. */
  position: number;
}

/** The fastest that a film is played, and what a clock may be off, in seconds. */
const fastest = 2;
const margin = 15;

/** Seconds from the end: the last pictures of a film are often not told. */
const nearEnd = 2;

/**
 * What counts of what a player tells. Where dragging is banned nobody has watched more than there was time for since they told last:
 * a player that says so is not believed.
 */
export function countWatched(
  { duration, position }: Told,
  kept: Kept | undefined,
  { length, isStrict, now }: { length: number; isStrict: boolean; now: Date },
): { watchSeconds: number; position: number; watchedAt: Date | null } {
  const before = kept?.watchSeconds ?? 0;
  const passed = kept ? (now.getTime() - kept.studiedAt.getTime()) / 1000 : Infinity;
  const most = isStrict ? before + (kept ? passed * fastest : 0) + margin : Infinity;
  const watchSeconds = Math.max(before, Math.min(duration, most));
  const isWatched = length > 0 && watchSeconds >= length - nearEnd;
  const furthest = isStrict && !kept?.watchedAt ? Math.min(position, watchSeconds + margin) : position;
  return {
    watchSeconds,
    position: length > 0 ? Math.min(furthest, length) : furthest,
    watchedAt: kept?.watchedAt ?? (isWatched ? now : null),
  };
}
