/** What a learner may not do with a video. */
export interface Limits {
  /** False keeps the learner from going past what was watched, and from another speed. */
  isSeekable: boolean;
  /** Seconds that may be watched; null for all. */
  trialSeconds: number | null;
}

/** A jump of less than this is playing on: the clock of a video does not tick evenly, in seconds. */
const tolerance = 1.5;

/** The second that one may go to when one asks for `wanted`. `furthest` is what was watched. */
export function allowedTime(
  wanted: number,
  { isSeekable, trialSeconds }: Limits,
  furthest: number,
  duration: number,
) {
  const end = Math.min(
    Number.isFinite(duration) && duration > 0 ? duration : Infinity,
    trialSeconds ?? Infinity,
    isSeekable ? Infinity : furthest,
  );
  return Math.max(0, Math.min(wanted, end));
}

/** How far has been watched, at `time`, with everything played since the second `from`. */
export const watchedTo = (furthest: number, time: number, from: number) =>
  from - furthest < tolerance ? Math.max(furthest, time) : furthest;

export const isTrialOver = ({ trialSeconds }: Limits, time: number) =>
  trialSeconds !== null && time >= trialSeconds;

/** Whether a place that some other control has jumped to must be left again. */
export const isTooFar = (time: number, limits: Limits, furthest: number, duration: number) =>
  time > allowedTime(time, limits, furthest, duration) + tolerance;
