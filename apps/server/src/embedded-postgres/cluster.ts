import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem, hasCode, reasonOf } from '../errors/start-problem.ts';
import { canReach, isLink, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';

const majorVersion = '18';

/**
 * The folder of the database's files: `postgres` in the data folder. When the account cannot get there (a
 * checkout below /root), that name becomes a link to a folder in `systemFolder`, which it can reach.
 */
export function clusterFolder(dataFolder: string, account: Account, systemFolder: string): string {
  try {
    fs.mkdirSync(dataFolder, { recursive: true });
    fs.accessSync(dataFolder, fs.constants.W_OK);
    const folder = join(fs.realpathSync(dataFolder), 'postgres');
    if (account && !isLink(folder) && !canReach(account, folder)) letIn(account, folder, systemFolder);
    return destination(folder);
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartProblem(
      `The data folder ${dataFolder} cannot be written (${reason}). Set DATA_DIR to one that can.`,
    );
  }
}

/** Where a path leads over all its links, as the database will call it; nothing need lie there yet. */
function destination(path: string): string {
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
  const place = join(fs.realpathSync(dirname(path)), basename(path));
  return isLink(place) ? destination(resolve(dirname(place), fs.readlinkSync(place))) : place;
}

/** The data folder itself is ours to open; the folders above it are not. */
function letIn(account: Account, folder: string, systemFolder: string) {
  const dataFolder = dirname(folder);
  if (canReach(account, dataFolder)) fs.chmodSync(dataFolder, fs.statSync(dataFolder).mode | 0o011);
  else if (!fs.existsSync(folder)) fs.symlinkSync(join(systemFolder, `postgres-${randomUUID()}`), folder);
}

/**
 * Creates the database's files unless they exist. They appear under their name only when they are complete: `ending`
 * gives up what is half made, and rejects.
 */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  account: Account,
  ending?: AbortSignal,
): Promise<void> {
  const versionFile = join(folder, 'PG_VERSION');
  if (fs.existsSync(versionFile)) return checkVersion(folder, fs.readFileSync(versionFile, 'utf8').trim());
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
    throw new StartProblem(`${folder} holds files that are no database. Empty it, or set DATA_DIR.`);
  }
  removeUnfinished(folder);
  const unfinished = `${folder}.new-${process.pid}`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  if (account) fs.chownSync(unfinished, account.uid, account.gid);
  await initialise(unfinished, binaries, account, ending);
  try {
    fs.renameSync(unfinished, folder);
    syncFolder(dirname(folder));
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    fs.rmSync(unfinished, { recursive: true });
  }
}

function checkVersion(folder: string, version: string) {
  if (version === majorVersion) return;
  throw new StartProblem(
    `${folder} is a PostgreSQL ${version} database; this server brings PostgreSQL ${majorVersion}.`,
  );
}

async function initialise(
  folder: string,
  { initdb }: Binaries,
  account: Account,
  ending: AbortSignal | undefined,
) {
  const options = [
    '--username=shuyuan',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
  ];
  const child = spawn(
    initdb,
    ['--pgdata', folder, ...options, '--builtin-locale=C.UTF-8', '--no-instructions'],
    {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(ending ? { signal: ending } : {}),
      ...account,
    },
  );
  // The end of the child says the same.
  child.on('error', () => {});
  const [complaint, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  if (code === 0) return;
  fs.rmSync(folder, { recursive: true, force: true });
  ending?.throwIfAborted();
  const reason = complaint.trim().split('\n').at(-1) ?? `status ${String(code)}`;
  throw new StartProblem(`The database could not be created in ${folder}: ${reason}`);
}

/** Of starts that were killed while creating it. */
function removeUnfinished(folder: string) {
  const prefix = `${basename(folder)}.new-`;
  for (const name of fs.readdirSync(dirname(folder))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    fs.rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function syncFolder(folder: string) {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
