import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartProblem, hasCode, reasonOf } from '../errors/start-problem.ts';

/**
 * Opens the port until the app is closed, and answers its number. Without a host on both loopbacks, so that `localhost`
 * finds this server and never another one.
 */
export async function listenOn(app: FastifyInstance, port: number, host?: string): Promise<number> {
  const listenOnLoopback6 = host === undefined ? joinLoopback6(app) : undefined;
  try {
    await app.listen({ port, host: host ?? '127.0.0.1' });
    const opened = (app.server.address() as AddressInfo).port;
    await listenOnLoopback6?.(opened);
    return opened;
  } catch (error) {
    throw explain(error, port, host);
  }
}

/**
 * Throws a `StartProblem` when the port cannot be opened at this moment, so that a start that would fail at its end fails at
 * once.
 */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  if (port === 0) return;
  for (const address of host === undefined ? ['127.0.0.1', '::1'] : [host]) {
    const probe = createServer();
    try {
      await once(probe.listen({ port, host: address }), 'listening');
      await once(probe.close(), 'close');
    } catch (error) {
      if (host === undefined && hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) continue;
      throw explain(error, port, host);
    }
  }
}

/**
 * Hands its connections to the app's own server, which answers and closes them like the others. That one does not
 * count them, so the app waits for them here before it is closed.
 */
function joinLoopback6(app: FastifyInstance): (port: number) => Promise<void> {
  const second = createServer((socket) => app.server.emit('connection', socket));
  let isOpen = false;
  let isClosing = false;
  let closed: Promise<unknown> | undefined;
  const close = () => {
    isClosing = true;
    if (isOpen) closed = once(second.close(), 'close');
  };
  app.addHook('preClose', async () => close());
  app.addHook('onClose', () => closed);
  return async (port) => {
    try {
      second.listen({ host: '::1', port });
      await once(second, 'listening');
      isOpen = true;
      if (isClosing) close();
    } catch (error) {
      if (!hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) throw error;
    }
  };
}

function explain(error: unknown, port: number, host?: string): unknown {
  if (hasCode(error, 'EADDRINUSE'))
    return new StartProblem(`Port ${port} is in use. Set PORT to another one.`);
  if (hasCode(error, 'EACCES'))
    return new StartProblem(`Port ${port} may not be opened by this account. Set PORT.`);
  if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) {
    return new StartProblem(
      `HOST is ${host ?? ''}, which is no address of this machine (${reasonOf(error)}).`,
    );
  }
  return error;
}
