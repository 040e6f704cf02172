import type { Counted, Failure } from './counts.mjs';

export interface Unsteady extends Failure {
  /** Its file's name and its title. */
  test: string;
  /** In which run it passed. */
  time: number;
}

export function rerunFailed<R extends Counted>(
  result: R,
  run: (files: string[], time: number) => Promise<Counted>,
): Promise<R & { unsteady: Unsteady[] }>;
