/** How loud a level is for a voice in a lesson. */
export type Loudness = 'silent' | 'quiet' | 'good' | 'loud';

/** Of a level between 0 and 100. */
export const loudnessOf = (level: number): Loudness =>
  level < 2 ? 'silent' : level < 20 ? 'quiet' : level < 90 ? 'good' : 'loud';

/** Nothing but 0 to 100 comes through; what is no number is silence. */
export const boundedLevel = (level: number) => (level > 0 ? Math.min(level, 100) : 0);

/** The end of the last of twenty-five marks that is lit. */
export const markOf = (level: number) => String(Math.round(level / 4) * 4);

const hold = 1000;
const fall = 0.04;

/** The loudest of late: held for a second, then sinking by 40 a second. */
export function createPeak() {
  let peak = 0;
  let heldAt = -Infinity;
  let seenAt = -Infinity;
  return (level: number, now: number) => {
    const sinksFrom = Math.max(seenAt, heldAt + hold);
    if (now > sinksFrom) peak -= (now - sinksFrom) * fall;
    seenAt = now;
    if (level >= peak) {
      peak = level;
      heldAt = now;
    }
    return peak;
  };
}
