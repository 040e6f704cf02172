import type { Unsteady } from './rerun.mjs';
import type { StepResult } from './run-step.mjs';
import type { RunnableStep } from './steps.mjs';

export function runSteps(
  steps: readonly RunnableStep[],
  options: {
    logOf: (name: string) => string;
    /** Shows what the commands say, too. */
    isShown?: boolean;
    /** Says nothing when a step starts. */
    isQuiet?: boolean;
    /** In milliseconds; without one nothing is ended. */
    limit?: number;
    onLimit?: (running: string[]) => void;
    /** Removes what steps have left behind that were ended by a signal or by the limit. */
    clear?: () => Promise<void>;
  },
): Promise<(StepResult & { unsteady?: Unsteady[] })[]>;
