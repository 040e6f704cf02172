import { readerId, type Access } from './access.ts';
import { bucket } from '../../http/bucket.ts';
import { attachmentNamed } from './attachment-named.ts';
import { signV1 } from './oss-signature.ts';

interface SignedRead {
  key: string;
  expires: Date;
  /** What browsers save it as. */
  fileName?: string | undefined;
}

/** A path that may be read until `expires`, signed as the clients of OSS sign theirs, the name with it. */
export function signAddress(access: Access, { key, expires, fileName }: SignedRead): string {
  const moment = String(Math.floor(expires.getTime() / 1000));
  const resource = `/${bucket}/${key}`;
  const named: [string, string][] =
    fileName === undefined ? [] : [['response-content-disposition', attachmentNamed(fileName)]];
  const request = { method: 'GET', resource, headers: {}, query: named };
  const signature = signV1(access.secretOf(readerId), request, moment);
  const query = new URLSearchParams([
    ['OSSAccessKeyId', readerId],
    ['Expires', moment],
    ...named,
    ['Signature', signature],
  ]);
  return `${resource}?${query}`;
}
