import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartProblem, hasCode, reasonOf } from './start-problem.ts';

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** Opens the port. Without a host on both loopbacks, so that `localhost` finds this server and never another one. */
export async function listenOn(app: FastifyInstance, port: number, host?: string): Promise<Listening> {
  try {
    await app.listen({ port, host: host ?? '127.0.0.1' });
    const opened = (app.server.address() as AddressInfo).port;
    return {
      port: opened,
      close: host === undefined ? await listenOnLoopback6(app, opened) : async () => {},
    };
  } catch (error) {
    throw explain(error, port, host);
  }
}

/** Hands its connections to the app's own server, which answers and closes them like the others. */
async function listenOnLoopback6(app: FastifyInstance, port: number): Promise<() => Promise<void>> {
  const second = createServer((socket) => app.server.emit('connection', socket));
  try {
    second.listen({ host: '::1', port });
    await once(second, 'listening');
    return async () => void second.close();
  } catch (error) {
    if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return async () => {};
    throw error;
  }
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
