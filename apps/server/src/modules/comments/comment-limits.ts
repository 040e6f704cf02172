/** How much one person may post. Learners in a live discussion stay well below it. */
const limits = [
  { posts: 20, seconds: 60 },
  { posts: 300, seconds: 24 * 60 * 60 },
] as const;

/** How many of a person's posts ago it has to be looked up when they posted, for `secondsToWait`. */
export const limitDepths = limits.map(({ posts }) => posts);

/**
 * Seconds until this person may post again; 0 for at once.
 * @param times When the posts at `limitDepths` were made, counted back from the newest; null where there were fewer.
 */
export function secondsToWait(times: readonly (Date | null)[], now: Date): number {
  const waits = limits.map(({ seconds }, index) => {
    const time = times[index];
    return time ? Math.ceil((time.getTime() + seconds * 1000 - now.getTime()) / 1000) : 0;
  });
  return Math.max(0, ...waits);
}
