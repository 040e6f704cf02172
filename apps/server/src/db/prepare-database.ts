import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema.ts';
import { StartProblem, reasonOf } from '../errors/start-problem.ts';
import { openClient } from './connect.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');
const setupLock = [7308, 2];

/**
 * Brings the schema up to date, then runs `fill` in one transaction. Servers that start at the same time do
 * this one after the other.
 */
export async function prepareDatabase(
  config: pg.ClientConfig,
  fill: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  const release = await lockSetup(config);
  try {
    await migrateAndFill(config, fill);
  } finally {
    await release();
  }
}

async function migrateAndFill(config: pg.ClientConfig, fill: (db: Database) => Promise<void>): Promise<void> {
  const client = await openClient(config);
  try {
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder }).catch((error: unknown) => refuse(error, client));
    await db.transaction(fill);
  } finally {
    await client.end();
  }
}

/**
 * The lock is that of an open transaction: one of a session would stay behind on the connection of a pooler, and the next start
 * would wait for it for ever.
 */
async function lockSetup(config: pg.ClientConfig): Promise<() => Promise<void>> {
  const client = await openClient(config);
  try {
    await client.query('begin');
    // It is idle for as long as the migrations run.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1, $2)', setupLock);
  } catch (error) {
    await client.end();
    throw error;
  }
  return async () => {
    await client.query('rollback').catch(() => {});
    await client.end();
  };
}

/** 42501: the account of a server of somebody else's may do less than ours. */
function refuse(error: unknown, { user, database }: pg.Client): never {
  if (reasonOf(error) !== '42501') throw error;
  throw new StartProblem(
    `${user ?? ''} may not create tables in the database ${database ?? ''}: make it the owner of the database, or grant it CREATE on the database and its schema public.`,
  );
}

export async function hasDatabase(server: pg.ClientConfig, name: string): Promise<boolean> {
  const { rowCount } = await query(server, 'select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** An empty one; one of that name goes. */
export async function createDatabase(server: pg.ClientConfig, name: string): Promise<void> {
  await query(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  await query(server, `create database ${pg.escapeIdentifier(name)}`);
}

export async function renameDatabase(server: pg.ClientConfig, from: string, to: string): Promise<void> {
  await query(server, `alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
}

async function query(server: pg.ClientConfig, statement: string, values: unknown[] = []) {
  const client = await openClient(server);
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
