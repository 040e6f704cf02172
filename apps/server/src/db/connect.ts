import { drizzle } from 'drizzle-orm/node-postgres';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem, hasCode, reasonOf } from '../errors/start-problem.ts';
import type { Database } from './database.ts';
import { GuardedPool, cutWhenSilent, type Timeouts } from './guarded-pool.ts';
import { createNotices, type Notices } from './notices.ts';
import * as schema from './schema.ts';

export interface DatabaseConnection {
  db: Database;
  /** Rejects when the database does not answer; also while all connections of the pool are in use it is asked at once. */
  check: () => Promise<void>;
  /** Heard by every server on this database. Behind a pooler that lends connections by transaction none is heard. */
  notices: Notices;
  /** Ends within seconds, also when a connection hangs. */
  close: () => Promise<void>;
}

export interface PoolOptions {
  warn: (text: string) => void;
  /** Connections of this process at most, beside the one that checks and sends notices and the one that hears them. @default 10 */
  size?: number;
  /** @default standardTimeouts */
  timeouts?: Timeouts;
}

/** A caller gives up after ten seconds; by then every place of the pool is free again. */
const standardTimeouts: Timeouts = { connect: 5_000, statement: 7_000, silence: 8_000 };
const checkTimeouts: Timeouts = { connect: 2_000, statement: 2_000, silence: 2_000 };

/** How long what is in use may take when the pool is closed, and how long cutting it, in milliseconds. */
const closingTime = { inUse: 1_500, cut: 500 };

/** Opens a pool. Connects with the first query; a connection that breaks is replaced by the next one. */
export function connectDatabase(
  config: pg.ClientConfig,
  { warn, size = 10, timeouts = standardTimeouts }: PoolOptions,
): DatabaseConnection {
  // A database that ends with this process may cut what is still being closed.
  let isClosing = false;
  let closed: Promise<void> | undefined;
  const onBroken = (error: Error) => {
    if (!isClosing) warn(`a database connection broke: ${reasonOf(error)}`);
  };
  const pool = new GuardedPool(config, { size, timeouts, onBroken });
  const probe = new GuardedPool(config, { size: 1, timeouts: checkTimeouts, onBroken });
  const notices = createNotices({ config, query: (text) => probe.query(text), onBroken });
  return {
    db: drizzle(pool, { schema }),
    notices,
    check: async () => void (await probe.query('select 1')),
    close: () => {
      isClosing = true;
      notices.close();
      return (closed ??= Promise.all([pool, probe].map(closePool)).then(() => {}));
    },
  };
}

async function closePool(pool: GuardedPool): Promise<void> {
  const ended = pool.end();
  const within = (time: number) => Promise.race([ended, wait(time, undefined, { ref: false })]);
  await within(closingTime.inUse);
  pool.cut();
  await within(closingTime.cut);
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

/** Longer than any one statement of a migration should take, and than another server needs for all of them. */
const startSilence = 10 * 60_000;

/** Connects once, so that a wrong address, name or password shows at the start and not with the first visitor. */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, application_name: 'shuyuan', connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    cutWhenSilent(client, startSilence);
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
