import { randomBytes } from 'node:crypto';
import type { LentAccess } from '../object-store.ts';
import { isSame, type SigningKey } from './signing-key.ts';

/** How long lent access is good for, in seconds: what the video cloud gives. */
const accessLife = 3000;

/** What a security token says. */
export interface TokenClaims {
  accessKeyId: string;
  key: string;
  expires: Date;
}

/** Signs the addresses that the server itself gives out. Good for reading alone. */
export const readerId = 'shuyuan-reader';

/** Makes and reads access that expires. Nothing of it is stored: every process with the same signing key understands it. */
export function createAccess(signing: SigningKey) {
  const secretOf = (accessKeyId: string) => signing.derive('secret', accessKeyId);
  const sealOf = (text: string) => signing.derive('token', text);
  return {
    secretOf,
    lend(key: string, now: Date): LentAccess {
      const accessKeyId = `STS.${randomBytes(18).toString('base64url')}`;
      const expires = new Date(now.getTime() + accessLife * 1000);
      const text = Buffer.from(JSON.stringify([accessKeyId, key, expires.getTime()])).toString('base64url');
      return {
        accessKeyId,
        accessKeySecret: secretOf(accessKeyId),
        securityToken: `${text}.${sealOf(text)}`,
        expires,
      };
    },
    /** What a token says; null when it is not of our making. Says nothing about its time. */
    read(token: string): TokenClaims | null {
      const [text = '', seal = ''] = token.split('.');
      if (!isSame(seal, sealOf(text))) return null;
      const [accessKeyId, key, expires] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
        string,
        string,
        number,
      ];
      return { accessKeyId, key, expires: new Date(expires) };
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
