import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from '../private-folder.ts';
import { reasonOf, StartProblem } from '../../errors/start-problem.ts';
import { putKeyFile, readKeyFile } from '../../secrets/key-file.ts';

/** Derives what only this store can: secrets that no table has to hold. */
export interface SigningKey {
  /** In base64url, different for each purpose and text. */
  derive: (purpose: string, text: string) => string;
}

const keyBytes = 32;

/**
 * The key of the store's folder, made when there is none. It lies beside the objects it protects, so that whoever reads
 * a copy of the database alone can neither read nor put any; processes that share the folder share it. Throws a
 * `StartProblem` for one that is not whole: with an empty key anybody could sign.
 */
export function openSigningKey(folder: string): SigningKey {
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  const path = join(folder, 'signing-key');
  const key = readOrMake(path);
  if (key.length < keyBytes)
    throw new StartProblem(
      `The signing key ${path} is not whole (${key.length} bytes of ${keyBytes}). Put it back from a backup, or remove it for a new one.`,
    );
  return {
    derive: (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url'),
  };
}

function readOrMake(path: string): Buffer {
  try {
    return readKeyFile(path) ?? putKeyFile(path, randomBytes(keyBytes));
  } catch (error) {
    throw new StartProblem(`The signing key ${path} cannot be read (${reasonOf(error)}).`);
  }
}

/** Takes as long for a wrong text as for the right one. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
