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

/** Ends every running step with everything that it has started, by force after `patience` milliseconds. */
export function endAll(signal?: NodeJS.Signals, patience?: number): Promise<void>;
/** Ends the run: no further step starts, all running ones end, and `clear` removes what they have left behind. */
export function endRun(signal?: NodeJS.Signals, clear?: () => Promise<void>): Promise<void>;
/** Ends the run when this process is told to end. */
export function endTogether(clear?: () => Promise<void>): void;
