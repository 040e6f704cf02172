import type { LeftOut } from './left-out.mjs';
import type { Unsteady } from './rerun.mjs';
import type { StepResult } from './run-step.mjs';

export function ended(result: StepResult): string;
export function closingLines(
  results: readonly (StepResult & { unsteady?: Unsteady[] })[],
  wall: number,
  options?: { isShort?: boolean; leftOut?: readonly LeftOut[] },
): string[];
