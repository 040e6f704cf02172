export interface Pace {
  /** Seconds of one story. */
  story: number;
  /** Seconds of one file of tests. */
  testFile: number;
  /** Seconds before the first story is drawn. */
  besideStories: number;
  /** Seconds of types and lints. */
  besideTests: number;
}
export const usualPace: Pace;
export function boundsAt(pace: Pace): { stories: number; tests: number };
export function learned(
  pace: Pace,
  results: readonly { name: string; seconds: number }[],
  ran: { stories: number; tests: number },
): Pace;
