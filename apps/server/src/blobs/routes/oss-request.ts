import type { FastifyRequest } from 'fastify';
import { checkKey } from '../objects/object-key.ts';
import { StoreRefusal } from '../objects/store-refusal.ts';

/** A request to the store, as its address says. */
export interface OssRequest {
  method: string;
  /** Empty when the store itself is asked. */
  key: string;
  query: URLSearchParams;
  /** Names in small letters. */
  headers: Record<string, string | undefined>;
}

/** What a request asks for. */
export type Operation =
  | { kind: 'put-object' | 'begin' | 'get' | 'head' | 'list-uploads' }
  | { kind: 'put-part'; uploadId: string; number: number }
  | { kind: 'complete' | 'abort' | 'list-parts'; uploadId: string };

/** @param root Path of the store, with a slash at its end. */
export function readRequest({ method, raw, headers }: FastifyRequest, root: string): OssRequest {
  const [path = '', query = ''] = (raw.url ?? '').split(/\?(.*)/s);
  const key = decode(path.slice(root.length));
  if (key !== '') checkKey(key);
  const single = Object.entries(headers).map(([name, value]) => [name, value?.toString()] as const);
  return { method, key, query: new URLSearchParams(query), headers: Object.fromEntries(single) };
}

/** Parts of the protocol that other stores have and this one has not: to do something else instead would be worse. */
const foreign = ['acl', 'append', 'callback', 'restore', 'symlink', 'tagging', 'x-oss-process'];
const foreignHeaders = ['x-oss-callback', 'x-oss-copy-source'];

export function operationOf({ method, key, query, headers }: OssRequest): Operation {
  if (foreign.some((name) => query.has(name)) || foreignHeaders.some((name) => headers[name] !== undefined))
    throw new StoreRefusal('NotImplemented', 'The store does not offer what was asked for.');
  const uploadId = query.get('uploadId');
  if (key === '') {
    if (method === 'GET' && query.has('uploads')) return { kind: 'list-uploads' };
    throw denied();
  }
  switch (method) {
    case 'PUT':
      if (uploadId === null) return { kind: 'put-object' };
      return { kind: 'put-part', uploadId, number: Number(query.get('partNumber')) };
    case 'POST':
      if (query.has('uploads')) return { kind: 'begin' };
      if (uploadId !== null) return { kind: 'complete', uploadId };
      break;
    case 'GET':
      return uploadId === null ? { kind: 'get' } : { kind: 'list-parts', uploadId };
    case 'HEAD':
      return { kind: 'head' };
    case 'DELETE':
      if (uploadId !== null) return { kind: 'abort', uploadId };
      // Objects go with what they belong to.
      throw denied();
    default:
  }
  throw new StoreRefusal('MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

export const denied = (message = 'You have no right to access this object.') =>
  new StoreRefusal('AccessDenied', message);

/** What cannot be decoded comes back as it is, which is no key either. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
