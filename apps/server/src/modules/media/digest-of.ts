import { webcrypto } from 'node:crypto';

/** SHA-256 in hexadecimal, computed off the thread that answers requests. */
export const digestOf = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex');
