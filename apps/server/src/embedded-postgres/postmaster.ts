import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../errors/start-problem.ts';

/** What a running server notes in its data folder: line 1 its process, 4 its port, 5 the folder of its socket. */
export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
}

/** The server that last ran on this folder, whether it still lives or not; null after a clean stop. */
export function readPostmaster(folder: string): Postmaster | null {
  const lines = noteOf(folder)?.split('\n');
  if (!lines || lines.length < 5) return null;
  return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), socketFolder: lines[4] ?? '' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Whether the process is this folder's server, and not a later one that was given the same number. */
export function isServerOf(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * PostgreSQL refuses to start while the process noted in its folder lives, even when that number now belongs
 * to something else. It does not mind its own parent's number, so that is what the note gets; the rest of the
 * note stays, since it guards against backends that outlived their server.
 */
export function disownNote(folder: string): void {
  const [, ...rest] = noteOf(folder)?.split('\n') ?? [];
  if (rest.length > 0) writeFileSync(join(folder, 'postmaster.pid'), [process.pid, ...rest].join('\n'));
}

/** A server that was killed while it began to write the note, or one that begins at this moment. */
export function isNoteEmpty(folder: string): boolean {
  return noteOf(folder) === '';
}

export function removeNote(folder: string): void {
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function noteOf(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Ends it: open transactions are rolled back, everything acknowledged is on the disk. */
export async function stopPostmaster(pid: number, timeout = 30_000): Promise<void> {
  if (!signal(pid, 'SIGINT')) return;
  if (await isGone(pid, timeout)) return;
  signal(pid, 'SIGQUIT');
  if (await isGone(pid, 5_000)) return;
  signal(pid, 'SIGKILL');
  await isGone(pid, 5_000);
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

async function isGone(pid: number, timeout: number): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
