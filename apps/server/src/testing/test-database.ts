import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

import { templateName } from './test-database-name.ts';

export interface TestDatabase {
  connection: pg.ClientConfig;
  drop: () => Promise<void>;
}

/** A database of its own: migrated and empty. */
export async function cloneTemplate(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${templateName} strategy wal_log`);
  return {
    connection: { ...inject('postgres'), database: name },
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
