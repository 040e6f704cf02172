import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSame } from '../../blobs/objects/signing-key.ts';
import { StartProblem, reasonOf } from '../../errors/start-problem.ts';
import { putKeyFile, readKeyFile } from '../../secrets/key-file.ts';

/** Where the local pages lie; the cookie goes nowhere else. */
export const localPath = '/local';

/**
 * The key that opens the local pages, made when there is none. It lies in the data folder, where only the server's account
 * reads it, so that a browser that has it need not get it anew after each start.
 */
export function openLocalKey(dataFolder: string): string {
  const path = join(dataFolder, 'local-key');
  try {
    return readKey(path) ?? makeKey(dataFolder, path);
  } catch (error) {
    throw new StartProblem(`The key of the local pages ${path} cannot be read (${reasonOf(error)}).`);
  }
}

function readKey(path: string): string | null {
  const key = readKeyFile(path)?.toString('utf8').trim();
  if (key === undefined || isKey(key)) return key ?? null;
  rmSync(path, { force: true });
  return null;
}

function makeKey(dataFolder: string, path: string): string {
  mkdirSync(dataFolder, { recursive: true });
  return putKeyFile(path, randomBytes(16).toString('base64url')).toString('utf8').trim();
}

/** One that is too short to be a key would be guessed. */
const isKey = (key: string) => /^[\w-]{22,100}$/.test(key);

/** Cookies do not tell ports apart: a name of its own for each key lets two servers of one machine be open at once. */
export function localCookie(key: string): { name: string; value: string } {
  const name = createHash('sha256').update(`cookie\n${key}`).digest('hex').slice(0, 8);
  return { name: `shuyuan-local-${name}`, value: key };
}

/** For a response: no script reads it, and no page elsewhere sends it. */
export function setLocalCookie(key: string): string {
  const { name, value } = localCookie(key);
  return `${name}=${value}; Path=${localPath}; HttpOnly; SameSite=Strict`;
}

export function hasLocalCookie(header: string | undefined, key: string): boolean {
  const { name } = localCookie(key);
  const pairs = (header ?? '').split(/; */).map((pair) => pair.split('='));
  return pairs.some(([sent, value]) => sent === name && isSame(value ?? '', key));
}
