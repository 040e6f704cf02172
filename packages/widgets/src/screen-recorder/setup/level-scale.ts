/** Decibels below a loud voice at which a bar is empty: quieter is the noise of the device. */
const range = 54;

/**
 * What part of a bar a loudness fills, 0 to 1: in decibels, as ears count. `level` is an amplitude, 1 for a loud voice; an
 * ordinary one is a tenth of that, which a bar of amplitudes would call too quiet.
 */
export function partOfBar(level: number): number {
  if (level <= 0) return 0;
  return Math.min(1, Math.max(0, 1 + (20 * Math.log10(level)) / range));
}
