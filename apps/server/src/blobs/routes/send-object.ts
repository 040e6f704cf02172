import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StoredObject } from '../object-store.ts';
import type { OwnObjectStore } from '../objects/create-object-store.ts';
import { noSuchKey, StoreRefusal } from '../objects/store-refusal.ts';
import { conditionOf, quoted, sliceOf } from './byte-range.ts';
import type { OssRequest } from './oss-request.ts';

/** As long as most addresses are good, in seconds. */
const cacheLife = 1800;

/** Sends an object or a part of it; its head alone to `HEAD`. */
export async function sendObject(
  store: OwnObjectStore,
  { key, method, headers, query }: OssRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const object = await store.head(key);
  if (!object) throw noSuchKey();
  addHeaders(reply, key, object);
  // Part of what was signed. Whatever else it may say, nothing is shown in the store's own origin.
  const disposition = query.get('response-content-disposition') ?? '';
  if (/^attachment;[\x20-\x7e]+$/.test(disposition)) reply.header('content-disposition', disposition);
  const condition = conditionOf(object, headers);
  if (condition === 'failed')
    throw new StoreRefusal(
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold.',
    );
  if (condition === 'unchanged') return reply.code(304).send();
  const slice = sliceOf(object, headers);
  if (!slice) {
    reply.header('content-range', `bytes */${object.bytes}`);
    throw new StoreRefusal('InvalidRange', 'The requested range cannot be satisfied.');
  }
  const { start, end, isPart } = slice;
  if (isPart) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${object.bytes}`);
  reply.header('content-type', object.contentType).header('content-length', end - start);
  if (method === 'HEAD') return reply.send();
  return reply.send(Readable.from(store.stream(key, start, end), { objectMode: false }));
}

/** Objects come from people: nothing in them may run on our origin, whatever they are. */
function addHeaders(reply: FastifyReply, key: string, { etag, storedAt }: StoredObject): void {
  reply
    .header('etag', quoted(etag))
    .header('last-modified', storedAt.toUTCString())
    .header('accept-ranges', 'bytes')
    .header('cache-control', `private, max-age=${cacheLife}`)
    .header('content-disposition', `attachment; filename="${key.slice(key.lastIndexOf('/') + 1)}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    // A widget in a school's page plays them too.
    .header('cross-origin-resource-policy', 'cross-origin');
}
