import type { Step } from './schedule.mjs';

export const steps: readonly (Step & { command: string })[];
