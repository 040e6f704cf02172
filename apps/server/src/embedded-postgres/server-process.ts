import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem, hasCode } from '../errors/start-problem.ts';
import type { Account } from './account.ts';
import { isAlive, readPostmaster, type Postmaster } from './postmaster.ts';

const port = 5432;
const socketPrefix = 'shuyuan-';
const longestSocketPath = 103;

/** What a server is started with; `postgresql.conf` stays as PostgreSQL made it. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(port),
  timezone: 'UTC',
  log_timezone: 'UTC',
  wal_level: 'logical',
  // Statements and details carry what people typed.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

export interface ServerOptions {
  folder: string;
  /** Where its own messages go. */
  logFile: string;
  socketFolder: string;
  postgres: string;
  account: Account;
  /** Added to our settings; the tests switch `fsync` off. */
  settings: Record<string, string>;
}

/** A folder that only the account may enter; its name is short enough for a socket's path on every system. */
export function createSocketFolder(account: Account): string {
  const longest = join(tmpdir(), `${socketPrefix}123456`, `.s.PGSQL.${port}`);
  const parent = Buffer.byteLength(longest) <= longestSocketPath ? tmpdir() : '/tmp';
  const folder = fs.mkdtempSync(join(parent, socketPrefix));
  if (account) fs.chownSync(folder, account.uid, account.gid);
  return folder;
}

/** One that belongs to another account, as of a data folder that changed hands after a crash, stays. */
export function removeSocketFolder(folder: string): void {
  if (!basename(folder).startsWith(socketPrefix)) return;
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
  }
}

export function connectionTo({ socketFolder, port }: Pick<Postmaster, 'socketFolder' | 'port'>) {
  return { host: socketFolder, port, user: 'shuyuan', database: 'postgres', connectionTimeoutMillis: 10_000 };
}

/** `refused` when a server answers that it is still starting or already stopping, `absent` when none answers. */
export async function knock(postmaster: Postmaster): Promise<'ready' | 'refused' | 'absent'> {
  const client = new pg.Client(connectionTo(postmaster));
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return hasCode(error, '57P03', '53300') ? 'refused' : 'absent';
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * Starts a server in its own process group, so that Ctrl-C in a terminal reaches it only through us. Answers
 * null when another one still holds the folder, which passes.
 */
export async function startServer(options: ServerOptions): Promise<Postmaster | null> {
  const { folder, account, postgres, socketFolder, logFile } = options;
  const log = openLog(logFile);
  const child = spawn(postgres, ['-D', folder, ...argumentsOf(options)], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.handle, log.handle],
    ...account,
  });
  fs.closeSync(log.handle);
  child.unref();
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => {});
  const pid = child.pid ?? (await failed);
  while (child.exitCode === null && child.signalCode === null && isAlive(pid)) {
    const noted = readPostmaster(folder);
    if (noted?.pid === pid && noted.socketFolder === socketFolder && (await knock(noted)) === 'ready')
      return noted;
    await wait(30);
  }
  return explainEnd(folder, messagesSince(logFile, log.offset));
}

function argumentsOf(options: ServerOptions): string[] {
  const all = { ...settings, unix_socket_directories: options.socketFolder, ...options.settings };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function explainEnd(folder: string, messages: string): null {
  // The lock of the folder, or of the socket: a killed server holds that until its parent has taken note of its end.
  if (/lock file "[^"]{1,4096}" (already exists|is empty)|pre-existing shared memory block/.test(messages))
    return null;
  const reason = /(?:FATAL|PANIC): +(.+)/.exec(messages)?.[1] ?? messages.trim().split('\n').at(-1) ?? '';
  throw new StartProblem(`The database in ${folder} does not start: ${reason || 'it said nothing'}`);
}

function openLog(file: string) {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10 * 2 ** 20) fs.renameSync(file, `${file}.1`);
  const handle = fs.openSync(file, 'a', 0o600);
  return { handle, offset: fs.fstatSync(handle).size };
}

function messagesSince(file: string, offset: number): string {
  return fs.readFileSync(file).subarray(offset).toString();
}
