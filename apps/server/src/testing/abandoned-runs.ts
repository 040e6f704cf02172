import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmaster, stopPostmaster } from '../embedded-postgres/postmaster.ts';
import { removeSocketFolder } from '../embedded-postgres/server-process.ts';
import { hasCode } from '../errors/start-problem.ts';

/** Prefix of the data folder of a test run; the id of the owning process follows. */
export const runPrefix = 'shuyuan-tests-';

/** Prefix of the data folder of a server that a browser test has started; the id of the test's process follows. */
export const e2ePrefix = 'shuyuan-e2e-';

const prefixes = [runPrefix, e2ePrefix];

/** Stops the databases of test runs that were killed, and removes their folders. Those of other users stay: they are theirs to remove. */
export async function removeAbandonedRuns(parent = tmpdir()): Promise<void> {
  for (const name of readdirSync(parent)) {
    const owner = ownerOf(name);
    const folder = join(parent, name);
    if (Number.isNaN(owner) || isAlive(owner) || !isOwn(folder)) continue;
    try {
      await removeRun(folder);
    } catch (error) {
      if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    }
  }
}

/** Id of the process that a folder's name gives as its owner; NaN for folders of other programs. */
function ownerOf(name: string): number {
  const prefix = prefixes.find((each) => name.startsWith(each));
  return prefix === undefined ? NaN : Number.parseInt(name.slice(prefix.length), 10);
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
