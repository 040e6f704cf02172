import OSS from 'ali-oss';
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { bucket } from '../../http/bucket.ts';
import type { LentAccess } from '../object-store.ts';
import type { TestServer } from '../../testing/index.ts';

export type Version = 'V1' | 'V4';

export const mebibyte = 2 ** 20;

/** Opens a port for a client that knows no injection. */
export async function listen({ app }: TestServer): Promise<string> {
  await app.listen({ port: 0, host: 'localhost' });
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
}

/** The real client of the cloud, as our uploader makes it. */
export function ossClient(
  endpoint: string,
  { accessKeyId, accessKeySecret, securityToken }: Partial<LentAccess>,
  version: Version = 'V1',
): OSS {
  return new OSS({
    endpoint,
    bucket,
    region: 'oss-cn-shanghai',
    accessKeyId: accessKeyId ?? '',
    accessKeySecret: accessKeySecret ?? '',
    ...(securityToken === undefined
      ? {}
      : {
          stsToken: securityToken,
          refreshSTSToken: () => Promise.reject(new Error('not asked for')),
          refreshSTSTokenInterval: 10 ** 9,
        }),
    // @ts-expect-error -- the types do not know these two
    sldEnable: true,
    authorizationV4: version === 'V4',
  });
}

/** Bytes in which nothing repeats. */
export const noise = (length: number) => randomBytes(length);

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
