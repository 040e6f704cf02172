import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits: a session's token or a one-time code. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
