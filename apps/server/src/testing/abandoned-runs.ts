import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmaster, stopPostmaster } from '../embedded-postgres/postmaster.ts';
import { removeSocketFolder } from '../embedded-postgres/server-process.ts';
import { hasCode } from '../errors/start-problem.ts';

/** What the name of a run's folder begins with; the number of its process follows. */
export const runPrefix = 'shuyuan-tests-';

/** Stops the databases of test runs that were killed, and removes their folders. Those of other users stay: they are theirs to remove. */
export async function removeAbandonedRuns(parent = tmpdir()): Promise<void> {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(runPrefix) ? Number.parseInt(name.slice(runPrefix.length), 10) : NaN;
    const folder = join(parent, name);
    if (Number.isNaN(owner) || isAlive(owner) || !isOwn(folder)) continue;
    try {
      await removeRun(folder);
    } catch (error) {
      if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    }
  }
}

/** On Windows, where files have no such number, all are. */
const isOwn = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.uid === (process.geteuid?.() ?? 0);

async function removeRun(folder: string) {
  const postmaster = readPostmaster(join(folder, 'postgres'));
  if (postmaster) await stopPostmaster(postmaster.pid);
  if (postmaster) removeSocketFolder(postmaster.socketFolder);
  rmSync(folder, { recursive: true, force: true });
}
