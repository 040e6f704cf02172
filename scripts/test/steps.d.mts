import type { Counted } from './counts.mjs';
import type { Step } from './schedule.mjs';

export interface RunnableStep extends Step {
  command: string;
  /** The same for some files of its tests. Only steps that are counted by a report have it. */
  commandOf?: (files: string[]) => string;
  env?: Record<string, string>;
  report?: string;
  count?: (report: object) => Counted;
}

export const gateSteps: readonly RunnableStep[];
export const allSteps: readonly RunnableStep[];
