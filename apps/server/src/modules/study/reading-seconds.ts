/** Seconds: what counts of the first place that is told, or of the first after a pause. */
const atLeast = 10;
/** Who has told nothing for longer has not read meanwhile. */
const pause = 120;

/** Seconds of reading that a told place stands for: those since the one before, in whose study it is counted. */
export function readingSeconds(before: Date | undefined, now: Date): number {
  const passed = before === undefined ? Infinity : Math.max(0, (now.getTime() - before.getTime()) / 1000);
  return passed > pause ? atLeast : passed;
}
