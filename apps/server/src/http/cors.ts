import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OriginRule } from './allowed-origins.ts';

const methods = 'GET, POST, PUT, DELETE';

/** What our client sends beside the headers that every page may send. */
const requestHeaders = 'authorization, content-type, idempotency-key, x-platform, if-none-match';

/** What our client reads beside the body. */
const answerHeaders = 'x-request-id, retry-after, etag';

/** Two hours: the longest that Chromium keeps the answer to a preflight. */
const preflightLife = 7200;

/**
 * Lets pages of other origins call the API, when the operator has named them. Nobody is ever known by a cookie, so
 * credentials are never allowed: a call carries its token, or is a visitor's.
 */
export function addCors(app: FastifyInstance, isAllowed: OriginRule): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (isAllowed(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', answerHeaders);
      // Otherwise the browser would keep our answers from the page that asked for them.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    if (request.method === 'OPTIONS' && origin !== undefined && asked !== undefined)
      return answerPreflight(reply, isAllowed(origin));
  });
  // Last: others set `vary` anew.
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/')) vary(reply, 'origin');
    return payload;
  });
}

function answerPreflight(reply: FastifyReply, isAllowed: boolean): FastifyReply {
  if (!isAllowed) return reply.code(403).send();
  return reply
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', requestHeaders)
    .header('access-control-max-age', preflightLife)
    .code(204)
    .send();
}

function vary(reply: FastifyReply, name: string) {
  const before = reply.getHeader('vary');
  const names = (Array.isArray(before) ? before : String(before ?? '').split(',')).map((each) => each.trim());
  if (!names.includes(name)) reply.header('vary', [...names.filter(Boolean), name].join(', '));
}
