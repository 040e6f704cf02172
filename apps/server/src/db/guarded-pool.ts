import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

export interface Timeouts {
  /** Milliseconds until a connection is open, or one of the pool is free. */
  connect: number;
  /** Milliseconds until the database itself ends a statement. */
  statement: number;
  /** Milliseconds without a byte after which a connection with a query on it is given up. Longer than `statement`. */
  silence: number;
}

export interface GuardedPoolOptions {
  size: number;
  timeouts: Timeouts;
  /** A connection broke. */
  onBroken: (error: Error) => void;
}

/**
 * A pool of connections that all end: one on which the database has fallen silent is cut, and one that broke while it was
 * in use gives its place back at once, even when whoever used it never does.
 */
export class GuardedPool extends pg.Pool {
  readonly #clients = new Set<pg.Client>();

  constructor(config: pg.ClientConfig, { size, timeouts, onBroken }: GuardedPoolOptions) {
    super({
      ...config,
      max: size,
      application_name: 'shuyuan',
      connectionTimeoutMillis: timeouts.connect,
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: 30_000,
      // Compiling takes 80 ms, every statement of ours far less.
      options: '-c jit=off',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.on('connect', (client) => {
      this.#clients.add(client);
      client.on('end', () => this.#clients.delete(client));
      // The pool hears of idle connections only; one that breaks within a transaction would end the process.
      client.on('error', onBroken);
      cutWhenSilent(client, timeouts.silence);
    });
    this.on('error', () => {});
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) return this.#lend();
    super.connect((error, client, done) => callback(error && new DatabaseUnavailable(error), client, done));
  }

  /** Cuts what is still in use. */
  cut(): void {
    for (const client of this.#clients) client.connection.stream.destroy();
  }

  /** drizzle never gives back a connection whose `begin` fails. */
  async #lend(): Promise<pg.PoolClient> {
    const client = await super.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    const release = client.release.bind(client);
    let isReleased = false;
    client.release = (error) => {
      if (isReleased) return;
      isReleased = true;
      client.off('end', drop);
      release(error);
    };
    const drop = () => client.release(true);
    client.once('end', drop);
    return client;
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Set by `pg`: false from the moment a query is sent until its answer is complete. */
type Busyness = { readyForQuery?: boolean };

/** The timer of a socket begins anew with every byte that is sent or received. */
export function cutWhenSilent(client: pg.Client, silence: number): void {
  const stream = client.connection.stream as Socket;
  stream.setTimeout(silence, () => {
    if ((client as Busyness).readyForQuery !== false) return;
    stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
  });
}
