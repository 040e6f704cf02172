import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * A visitor's reads may be kept and asked for again by their tag; what a token is needed for, or is good once, is never stored.
 * Runs before compression, so that the tag names the content and not its encoding.
 */
export function addApiCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return payload;
    reply.header('vary', 'authorization');
    if (
      request.method !== 'GET' ||
      request.headers.authorization !== undefined ||
      request.routeOptions.config.endpoint?.isStorable === false ||
      typeof payload !== 'string'
    ) {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (!request.headers['if-none-match']?.includes(tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
