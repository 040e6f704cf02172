import type { Counted } from './counts.mjs';

export interface StepResult extends Counted {
  name: string;
  /** What the command ended with: a status, or the name of a signal. A step that was not run has none. */
  status?: number | string;
  seconds: number;
  /** In seconds; NaN where the system does not tell. */
  processor: number;
  /** From the repository's root. A step that was not run has none. */
  log?: string;
}

export function runStep(
  step: {
    name: string;
    command: string;
    env?: Record<string, string>;
    report?: string;
    count?: (report: object) => Counted;
  },
  options: { log: string; isShown?: boolean },
): Promise<StepResult>;

/** Ends everything that runs. */
export function endAll(signal?: string): void;
/** Ends with this process everything that it has started. */
export function endTogether(): void;
