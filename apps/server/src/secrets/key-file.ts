import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hasCode } from '../errors/start-problem.ts';

/** Null when there is no such file. */
export function readKeyFile(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Puts a key where there is none, for the server's account alone, and answers the one that then lies there: of several
 * processes that do so at once the first one's is everybody's, and none sees half a key.
 */
export function putKeyFile(path: string, key: string | Uint8Array): Buffer {
  const unfinished = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(unfinished, key, { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(unfinished, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(path);
}
