/** What is kept of how far somebody has watched. */
export interface Kept {
  position: number;
  watchSeconds: number;
  watchedAt: Date | null;
  studiedAt: Date;
  /** When the first report arrived. */
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

/** The fastest that a video is played. */
const fastest = 2;

/** Seconds that a clock may be off. Less for a short video, which would otherwise count as watched without any time. */
const marginOf = (length: number) => (length > 0 ? Math.min(15, length / 2) : 15);

export interface Watching {
  /** Seconds; 0 while it is not known. */
  length: number;
  /** Whether dragging is banned. */
  isStrict: boolean;
  /** When the person was first given the video to play; undefined if they never asked for it. */
  startedAt?: Date | undefined;
  now: Date;
}

/** Seconds from the end: the last pictures of a film are often not told. */
const nearEnd = 2;

/**
 * Returns what counts of a report. Nobody has watched more than there was time for since their last report, nor since they were first
 * given the video to play: the rest of the report is not believed. Where dragging is banned nobody is further than they have watched.
 */
export function countWatched(
  { duration, position, at }: Told,
  kept: Kept | undefined,
  { length, isStrict, startedAt, now }: Watching,
): { watchSeconds: number; position: number; watchedAt: Date | null } {
  const before = kept?.watchSeconds ?? 0;
  const margin = marginOf(length);
  const began = Math.min(...[startedAt, kept?.createdAt, now].flatMap((at) => at?.getTime() ?? []));
  const since = (then: Date) => Math.max(0, now.getTime() - then.getTime()) / 1000;
  const most = Math.min(
    kept ? before + since(kept.studiedAt) * fastest + margin : Infinity,
    since(new Date(began)) * fastest + margin,
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
