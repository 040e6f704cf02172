import type { LentAccess } from '../../blobs/object-store.ts';

/** Where an upload goes, in the cloud's own names. */
export interface UploadPlace {
  Endpoint: string;
  Bucket: string;
  /** The key of the object. */
  FileName: string;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Of our own store: it belongs to no region, but V4 signatures name one. */
const region = 'cn-shanghai';

/** Lent access in the form that the cloud gives it out in: base64 of JSON, the life in seconds as a text. */
export function encodeAuth(access: LentAccess, now: Date): string {
  const seconds = Math.max(0, Math.round((access.expires.getTime() - now.getTime()) / 1000));
  return encode({
    AccessKeyId: access.accessKeyId,
    AccessKeySecret: access.accessKeySecret,
    SecurityToken: access.securityToken,
    ExpireUTCTime: access.expires.toISOString().replace(/\.\d+/, ''),
    Expiration: String(seconds),
    Region: region,
  });
}

export const encodeAddress = (place: UploadPlace): string => encode(place);
