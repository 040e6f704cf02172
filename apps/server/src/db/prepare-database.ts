import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema.ts';
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
  const client = await openClient(config);
  try {
    await client.query('select pg_advisory_lock($1, $2)', setupLock);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    await db.transaction(fill);
  } finally {
    await client.end();
  }
}

/** Creates the database unless it exists. Answers whether it did. */
export async function ensureDatabase(server: pg.ClientConfig, name: string): Promise<boolean> {
  const client = await openClient(server);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return false;
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}
