import { readerId, type Access } from './access.ts';
import { bucket } from '../../http/bucket.ts';
import { signV1 } from './oss-signature.ts';

/** A path that may be read until `expires`, signed as the clients of OSS sign theirs. */
export function signAddress(access: Access, key: string, expires: Date): string {
  const moment = String(Math.floor(expires.getTime() / 1000));
  const resource = `/${bucket}/${key}`;
  const request = { method: 'GET', resource, headers: {}, query: [] };
  const signature = signV1(access.secretOf(readerId), request, moment);
  const query = new URLSearchParams({ OSSAccessKeyId: readerId, Expires: moment, Signature: signature });
  return `${resource}?${query}`;
}
