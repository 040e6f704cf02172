import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../errors/start-problem.ts';
import { serverAccount } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { clusterFolder, ensureCluster } from './cluster.ts';
import { takeOwnerLock, type OwnerLock } from './owner-lock.ts';
import {
  disownNote,
  isAlive,
  isNoteEmpty,
  isServerOf,
  readPostmaster,
  removeNote,
  stopPostmaster,
  type Postmaster,
} from './postmaster.ts';
import {
  connectionTo,
  createSocketFolder,
  knock,
  removeSocketFolder,
  startServer,
  type ServerOptions,
} from './server-process.ts';

export interface LaunchOptions {
  dataFolder: string;
  warn: (text: string) => void;
  /** Added to the server's settings. */
  settings?: Record<string, string>;
  /**
   * Where root keeps what its stand-in must reach when it cannot enter the data folder or the checkout.
   * @default '/var/lib/shuyuan'
   */
  systemFolder?: string;
  /** The database went away for good: it cannot be restarted, or now belongs to another process. */
  onLost?: (error: unknown) => void;
  /** Aborted when the end of everything begins: a start gives up, a database that goes away is not restarted. */
  ending?: AbortSignal;
}

export interface EmbeddedPostgres {
  /** How `pg` connects. Stays the same when the server is restarted. */
  connection: ReturnType<typeof connectionTo>;
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL of a data folder and keeps it running: creates it at first, recovers it after a crash,
 * adopts a server that outlived its owner. Rejects with a `StartProblem` when another process uses the folder.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const server = await prepare(options);
  options.ending?.throwIfAborted();
  let postmaster = await bringUp(server);
  const socketFolder = postmaster.socketFolder;
  let lock = await own(postmaster, options.dataFolder);
  let isStopping = false;
  const isEnding = () => isStopping || options.ending?.aborted === true;

  async function guard() {
    while (!isEnding()) {
      await Promise.race([lock.lost, isStopped(postmaster, () => isStopping)]);
      if (isEnding()) return;
      options.warn('the embedded PostgreSQL went away and is being restarted');
      await lock.release();
      postmaster = await bringUp({ ...server, socketFolder });
      lock = await own(postmaster, options.dataFolder);
    }
  }

  const guarding = guard().catch((error: unknown) => options.onLost?.(error));
  async function stopServer() {
    await lock.release();
    await stopPostmaster(postmaster.pid);
  }
  return {
    connection: connectionTo(postmaster),
    async stop() {
      isStopping = true;
      await stopServer();
      await guarding;
      // What was being restarted at that moment.
      await stopServer();
      removeSocketFolder(socketFolder);
    },
  };
}

type Startable = Omit<ServerOptions, 'socketFolder'> & { socketFolder?: string };

async function prepare({
  dataFolder,
  settings = {},
  systemFolder = '/var/lib/shuyuan',
  ending,
}: LaunchOptions): Promise<Startable> {
  const account = serverAccount();
  const folder = clusterFolder(dataFolder, account, systemFolder);
  const binaries = prepareBinaries(account, account ? systemFolder : dataFolder);
  await ensureCluster(folder, binaries, account, ending);
  return {
    folder,
    logFile: join(dataFolder, 'postgres.log'),
    postgres: binaries.postgres,
    account,
    settings,
  };
}

/** How often a sight that mostly passes by itself is looked at, ten times a second, before something is done. */
const triesUntilStopped = { unreachable: 100, emptyNote: 30 };

/** A server on the folder that accepts connections: one that runs already, or a new one. */
async function bringUp(server: Startable): Promise<Postmaster> {
  const { folder } = server;
  const deadline = performance.now() + 5 * 60_000;
  const seen = { unreachable: 0, emptyNote: 0 };
  while (performance.now() < deadline) {
    const noted = readPostmaster(folder);
    if (noted && isServerOf(folder, noted.pid)) {
      const answer = await knock(noted);
      if (answer === 'ready') return noted;
      seen.unreachable = answer === 'absent' ? seen.unreachable + 1 : 0;
      if (seen.unreachable > triesUntilStopped.unreachable) await stopPostmaster(noted.pid);
    } else {
      const started = await startAnew(server, noted);
      if (started) return started;
      seen.emptyNote = isNoteEmpty(folder) ? seen.emptyNote + 1 : 0;
      if (seen.emptyNote > triesUntilStopped.emptyNote) removeNote(folder);
    }
    await wait(100);
  }
  throw new StartProblem(
    `The database in ${folder} did not become ready. Its messages are in ${server.logFile}.`,
  );
}

async function startAnew(server: Startable, noted: Postmaster | null): Promise<Postmaster | null> {
  if (noted && isAlive(noted.pid)) disownNote(server.folder);
  if (noted && noted.socketFolder !== server.socketFolder) removeSocketFolder(noted.socketFolder);
  const socketFolder = server.socketFolder ?? createSocketFolder(server.account);
  const started = await startServer({ ...server, socketFolder }).catch((error: unknown) => {
    removeSocketFolder(socketFolder);
    throw error;
  });
  if (!started && !server.socketFolder) removeSocketFolder(socketFolder);
  return started;
}

async function own(postmaster: Postmaster, dataFolder: string): Promise<OwnerLock> {
  const lock = await takeOwnerLock(connectionTo(postmaster));
  if (!('holder' in lock)) return lock;
  throw new StartProblem(
    `The data folder ${dataFolder} is in use by ${lock.holder}. Stop that one, or set DATA_DIR.`,
  );
}

async function isStopped({ pid }: Postmaster, isObsolete: () => boolean): Promise<void> {
  while (isAlive(pid) && !isObsolete()) await wait(500, undefined, { ref: false });
}
