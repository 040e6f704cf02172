import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, prepareDatabase } from '../../db/prepare-database.ts';
import { launchPostgres } from '../../embedded-postgres/launch.ts';
import { runPrefix } from '../abandoned-runs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated, empty database, or null where that lies elsewhere. */
    dataTemplate: string | null;
  }
}

/** Once for a run: what tests copy by `preparedFolder()`. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), `${runPrefix}${process.pid}-`));
  const warn = (text: string) => void process.stderr.write(`${text}\n`);
  const { connection, stop } = await launchPostgres({ dataFolder: folder, warn });
  await createDatabase(connection, 'shuyuan');
  await prepareDatabase({ ...connection, database: 'shuyuan' });
  await stop();
  // Where the database's account cannot reach the folder for temporary files, the database lies elsewhere.
  const isHere = lstatSync(join(folder, 'postgres')).isDirectory();
  project.provide('dataTemplate', isHere ? folder : null);
  return () => rmSync(folder, { recursive: true });
}
