import type { FastifyInstance } from 'fastify';

/** How long an end waits for what has begun, in milliseconds. What else has to be closed needs the rest of ten seconds. */
export const closingTimeout = 6_000;

/**
 * Lets `app.close()` end as soon as the requests in flight are answered. Without this the sockets that clients
 * keep open would hold it until they time out; `timeout` ends requests that never end by themselves.
 */
export function closeGracefully(app: FastifyInstance, timeout = closingTimeout): void {
  let isClosing = false;
  let sweep: NodeJS.Timeout | undefined;
  let limit: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    limit = setTimeout(() => app.server.closeAllConnections(), timeout);
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(limit);
  });
}
