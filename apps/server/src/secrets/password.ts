import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id as OWASP advises for 19 MiB; about 40 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** A password as it is stored, in the PHC form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashWith(password, salt, cost, 32);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

/**
 * Whether the password is the one that was stored. Without a stored one the answer is no after the same work, so that
 * the time tells nothing about which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parse(stored);
  const { salt, hash, ...parameters } = parsed ?? { ...cost, salt: Buffer.alloc(16), hash: Buffer.alloc(32) };
  const derived = await hashWith(password, salt, parameters, hash.length);
  return timingSafeEqual(derived, hash) && parsed !== null;
}

function hashWith(password: string, nonce: Buffer, parameters: typeof cost, tagLength: number) {
  // The same character may be typed composed or decomposed.
  return derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...parameters });
}

function parse(stored: string) {
  const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!form) return null;
  const [, memory, passes, parallelism, salt = '', hash = ''] = form;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function encode(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '');
}
