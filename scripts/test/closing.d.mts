import type { StepResult } from './run-step.mjs';

export function ended(result: StepResult): string;
export function closingLines(
  results: readonly StepResult[],
  wall: number,
  options?: { isShort?: boolean },
): string[];
