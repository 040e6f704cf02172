import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { signV1 } from '../objects/oss-signature.ts';
import type { LentAccess } from '../object-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { objectsPath } from './object-routes.ts';

export interface Ask {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** @default the key of the test */
  path?: string;
  /** Without its question mark, not encoded. */
  query?: string;
  body?: Uint8Array | string;
  headers?: Record<string, string>;
}

/** The headers of a request that was signed at a moment. */
export function signedHeaders(
  { accessKeyId, accessKeySecret, securityToken }: LentAccess,
  { method, path = '', query = '', headers = {} }: Ask,
  moment: Date,
): Record<string, string> {
  const date = moment.toUTCString();
  const signed = { ...headers, 'x-oss-date': date, 'x-oss-security-token': securityToken };
  const request = {
    method,
    resource: objectsPath + path,
    headers: signed,
    query: [...new URLSearchParams(query)],
  };
  return { ...signed, authorization: `OSS ${accessKeyId}:${signV1(accessKeySecret, request, date)}` };
}

export const md5 = (text: string) => createHash('md5').update(text).digest('base64');

/** What the store says no with. */
export const codeOf = ({ body }: { body: string }) => /<Code>(.*)<\/Code>/.exec(body)?.[1];

export interface Borrower {
  /** Signs as whoever was lent access. */
  ask: (asked: Ask) => Promise<LightMyRequestResponse>;
  /** Begins an upload in parts; answers its id. */
  begin: () => Promise<string>;
  putPart: (uploadId: string, number: number, body: Uint8Array | string) => Promise<LightMyRequestResponse>;
  complete: (uploadId: string, list: string) => Promise<LightMyRequestResponse>;
}

/** Talks to the store without a port. */
export function borrowerOf({ app }: TestServer, lent: LentAccess, key: string, now: Date): Borrower {
  const ask: Borrower['ask'] = ({ method, path = key, query = '', body, headers = {} }) =>
    app.inject({
      method,
      url: `${objectsPath}${path}${query === '' ? '' : `?${query}`}`,
      headers: signedHeaders(lent, { method, path, query, headers }, now),
      ...(body === undefined ? {} : { payload: Buffer.from(body) }),
    });
  return {
    ask,
    async begin() {
      const { body } = await ask({ method: 'POST', query: 'uploads' });
      return /<UploadId>(.*)<\/UploadId>/.exec(body)?.[1] ?? '';
    },
    putPart: (uploadId, number, body) =>
      ask({ method: 'PUT', query: `partNumber=${number}&uploadId=${uploadId}`, body }),
    complete: (uploadId, list) => ask({ method: 'POST', query: `uploadId=${uploadId}`, body: list }),
  };
}

/** The list that completes an upload. */
export const listOf = (...parts: [number: number, etag: string | undefined][]) =>
  `<CompleteMultipartUpload>${parts
    .map(([number, etag]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;
