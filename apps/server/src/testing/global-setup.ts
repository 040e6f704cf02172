import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, prepareDatabase } from '../db/prepare-database.ts';
import { launchPostgres, type EmbeddedPostgres } from '../embedded-postgres/launch.ts';
import { removeAbandonedRuns, runPrefix } from './abandoned-runs.ts';
import { templateName } from './test-database-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['connection'];
  }
}

/** One PostgreSQL for the whole run, with a migrated database that each test server is cloned from. */
export default async function setup(project: TestProject) {
  await removeAbandonedRuns();
  const dataFolder = mkdtempSync(join(tmpdir(), `${runPrefix}${process.pid}-`));
  // What a test writes need not survive a power cut.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  const postgres = await launchPostgres({
    dataFolder,
    warn: (text) => void process.stderr.write(`${text}\n`),
    settings,
  });
  await createDatabase(postgres.connection, templateName);
  await prepareDatabase({ ...postgres.connection, database: templateName });
  project.provide('postgres', postgres.connection);
  return async () => {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true });
  };
}
