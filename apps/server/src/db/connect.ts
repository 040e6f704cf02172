import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartProblem, hasCode, reasonOf } from '../start/start-problem.ts';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

export interface DatabaseConnection {
  db: Database;
  /** Rejects when the database does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

export interface PoolOptions {
  warn: (text: string) => void;
  /** Connections of this process at most. @default 10 */
  size?: number;
}

/** Opens a pool. Connects with the first query; a connection that breaks is replaced by the next one. */
export function connectDatabase(
  config: pg.ClientConfig,
  { warn, size = 10 }: PoolOptions,
): DatabaseConnection {
  const pool = new pg.Pool({
    ...config,
    max: size,
    application_name: 'shuyuan',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A database that ends with this process may cut what is still being closed.
  let isClosing = false;
  // The pool hears of idle connections only; one that breaks within a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!isClosing) warn(`a database connection broke: ${reasonOf(error)}`);
    });
  });
  pool.on('error', () => {});
  return {
    db: drizzle(pool, { schema }),
    check: async () => void (await pool.query({ text: 'select 1', query_timeout: 2_000 } as pg.QueryConfig)),
    close: () => {
      isClosing = true;
      return pool.end();
    },
  };
}

/** Reads `DATABASE_URL`. Rejects what cannot be an address of a database, without repeating its password. */
export function parseDatabaseUrl(url: string): pg.ClientConfig {
  const address = URL.parse(url);
  if (!address || !/^postgres(ql)?:$/.test(address.protocol) || address.pathname.length < 2) {
    throw new StartProblem(
      'DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.',
    );
  }
  return { connectionString: url };
}

/** Connects once, so that a wrong address, name or password shows at the start and not with the first visitor. */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, application_name: 'shuyuan', connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartProblem(`The database ${addressOf(client)} cannot be reached: ${explain(error)}`);
  }
}

function addressOf({ host, port, database, user }: pg.Client): string {
  return `${user ?? ''}@${host}:${port}/${database ?? ''}`;
}

function explain(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return explain(error.errors[0]);
  if (hasCode(error, 'ECONNREFUSED')) return 'nothing listens there.';
  if (hasCode(error, 'ENOTFOUND', 'EAI_AGAIN')) return 'there is no host of that name.';
  return error instanceof Error ? `${error.message}.` : String(error);
}
