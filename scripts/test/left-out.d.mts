export interface LeftOut {
  /** A step of `npm test`. */
  step: string;
  /** The test's full title, or the id of a story. */
  test: string;
  /** The day, as `2026-11-25`. */
  since: string;
  suspected: string;
}

export function readLeftOut(file?: string): LeftOut[];
export function vitestPattern(): RegExp | undefined;
export function playwrightInvert(): RegExp[];
export function storiesLeftOut(): string[];
