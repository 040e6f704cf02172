/**
 * Runs jobs one after the other, each also where one before it has failed: a single bad row shall not hold up everybody's money. Rejects with
 * the first failure once all have run.
 */
export async function runEach(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const job of jobs) await job().catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}
