import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../errors/start-problem.ts';

/** Modes of what is stored: for the account of the server alone. */
export const privateFolder = 0o700;
export const privateFile = 0o600;

/** Makes it with those above it that are missing, and answers the first that was. */
export function makePrivateFolder(folder: string): Promise<string | undefined> {
  return mkdir(folder, { recursive: true, mode: privateFolder });
}

/**
 * Takes everybody else's rights from what lies in a folder, and last from the folder itself: one that is closed already
 * was gone through before, and is left as it is. Links are left alone. Does nothing where there is no folder.
 */
export async function makePrivate(folder: string): Promise<void> {
  if (!(await isOpen(folder))) return;
  await closeBelow(folder);
  await close(folder, privateFolder);
}

async function closeBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await closeBelow(path);
      await close(path, privateFolder);
    } else if (entry.isFile()) await close(path, privateFile);
  }
}

async function close(path: string, mode: number): Promise<void> {
  if (await isOpen(path)) await chmod(path, mode);
}

async function isOpen(path: string): Promise<boolean> {
  try {
    return ((await lstat(path)).mode & 0o077) !== 0;
  } catch (error) {
    // Another process may be removing it.
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
