import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isCallPath } from './call-paths.ts';

/**
 * A visitor's reads may be kept and asked for again by their tag; what a token is needed for, or is good once, is never stored.
 * Runs before compression, so that the tag names the content and not its encoding.
 */
export function addApiCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isCallPath(request.url) || reply.hasHeader('cache-control')) return done(null, payload);
    reply.header('vary', 'authorization');
    if (
      request.method !== 'GET' ||
      request.headers.authorization !== undefined ||
      request.routeOptions.config.endpoint?.isStorable === false ||
      !(typeof payload === 'string' || Buffer.isBuffer(payload))
    ) {
      reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    const tag = typeof payload === 'string' ? tagOf(payload) : knownTagOf(payload);
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (!request.headers['if-none-match']?.includes(tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, null);
  });
}

const tagOf = (payload: string | Buffer) => `W/"${hash('sha256', payload, 'base64url').slice(0, 27)}"`;

/** Of bodies that are sent many times as the same object. */
const tags = new WeakMap<Buffer, string>();

function knownTagOf(payload: Buffer): string {
  const tag = tags.get(payload) ?? tagOf(payload);
  tags.set(payload, tag);
  return tag;
}
