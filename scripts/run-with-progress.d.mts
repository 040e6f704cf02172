import type { SpawnOptions } from 'node:child_process';

export function runWithProgress(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  howFar?: () => string,
): Promise<{ status: number | null; output: string }>;
