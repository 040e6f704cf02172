import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, prepareDatabase } from '../db/prepare-database.ts';
import { launchPostgres, type EmbeddedPostgres } from '../embedded-postgres/launch.ts';
import { templateName } from './test-database-name.ts';
import { isAlive, readPostmaster, stopPostmaster } from '../embedded-postgres/postmaster.ts';
import { removeSocketFolder } from '../embedded-postgres/server-process.ts';

const prefix = 'shuyuan-tests-';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['connection'];
  }
}

/** One PostgreSQL for the whole run, with a migrated database that each test server is cloned from. */
export default async function setup(project: TestProject) {
  await removeAbandoned();
  const dataFolder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
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

/** Of test runs that were killed. */
async function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (Number.isNaN(owner) || isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    const postmaster = readPostmaster(join(folder, 'postgres'));
    if (postmaster) await stopPostmaster(postmaster.pid);
    if (postmaster) removeSocketFolder(postmaster.socketFolder);
    rmSync(folder, { recursive: true, force: true });
  }
}
