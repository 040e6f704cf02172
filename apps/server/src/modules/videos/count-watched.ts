/** What is kept of how far somebody has watched. */
export interface Kept {
  position: number;
  watchSeconds: number;
  watchedAt: Date | null;
  studiedAt: Date;
  /** When they told first. */
  createdAt: Date;
}

export interface Told {
  /** Seconds that were played, as the player says. */
  duration: number;
  /** Seconds. */
  position: number;
  /** When they were there, as the player says. */
  at: Date;
}

/** The fastest that a film is played, and what a clock may be off, in seconds. */
const fastest = 2;
const margin = 15;

/** Seconds from the end: the last pictures of a film are often not told. */
const nearEnd = 2;

/**
 * What counts of what a player tells. Nobody has watched more than there was time for since they told last: a player that says so is
 * not believed. Where dragging is banned the time since they told first counts too, and nobody is further than they have watched.
 */
export function countWatched(
  { duration, position, at }: Told,
  kept: Kept | undefined,
  { length, isStrict, now }: { length: number; isStrict: boolean; now: Date },
): { watchSeconds: number; position: number; watchedAt: Date | null } {
  const before = kept?.watchSeconds ?? 0;
  const since = (then: Date) => Math.max(0, now.getTime() - then.getTime()) / 1000;
  const most = Math.min(
    kept ? before + since(kept.studiedAt) * fastest + margin : Infinity,
    isStrict ? since(kept?.createdAt ?? now) * fastest + margin : Infinity,
    length > 0 ? length : Infinity,
  );
  const watchSeconds = Math.max(before, Math.min(duration, most));
  const isWatched = length > 0 && watchSeconds >= Math.floor(length) - nearEnd;
  // What was watched before the latest that is known, and arrives after it, is no place to go on from.
  const wanted = kept && at < kept.studiedAt ? kept.position : position;
  const furthest = isStrict && !kept?.watchedAt ? Math.min(wanted, watchSeconds + margin) : wanted;
  return {
    watchSeconds,
    position: length > 0 ? Math.min(furthest, length) : furthest,
    watchedAt: kept?.watchedAt ?? (isWatched ? now : null),
  };
}
