import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';

export interface SwallowingProxy {
  /** How `pg` reaches the database through the proxy. */
  config: pg.ClientConfig;
  /** From now on no byte passes in either direction, on old and on new connections, and none of them is closed. */
  swallow: () => void;
  /** New bytes pass again. What was swallowed stays lost. */
  pass: () => void;
  close: () => Promise<void>;
}

/** A TCP proxy before a database that listens on a Unix socket, which can fall silent without closing anything. */
export async function swallowingProxy(connection: pg.ClientConfig): Promise<SwallowingProxy> {
  const path = `${connection.host}/.s.PGSQL.${connection.port}`;
  const sockets = new Set<Socket>();
  let isSilent = false;

  function forward(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', (bytes) => !isSilent && to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const server = createServer((client) => {
    const database = connect(path);
    forward(client, database);
    forward(database, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    config: { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    swallow: () => void (isSilent = true),
    pass: () => void (isSilent = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
