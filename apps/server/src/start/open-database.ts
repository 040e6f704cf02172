import type pg from 'pg';
import { parseDatabaseUrl } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { createDatabase, hasDatabase, prepareDatabase, renameDatabase } from '../db/prepare-database.ts';
import { launchPostgres } from '../embedded-postgres/launch.ts';
import type { Settings } from './settings.ts';

export interface OpenedDatabase {
  config: pg.ClientConfig;
  /** Migrates, and puts in the demonstration content when it is wanted here. */
  prepare: (seed: (db: Database) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export interface OpenOptions {
  settings: Settings;
  warn: (text: string) => void;
  /** The embedded database went away for good. */
  onLost: (error: unknown) => void;
  /** Aborted when the end begins: a start gives up, a database that goes away is not restarted. */
  ending: AbortSignal;
}

const nothing = async () => {};

/** The server of `DATABASE_URL`, or the embedded one. The same schema, migrations and queries go to either. */
export function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  const { databaseUrl, seedDemonstration } = options.settings;
  if (databaseUrl === undefined) return openEmbedded(options);
  const config = parseDatabaseUrl(databaseUrl);
  return Promise.resolve({
    config,
    prepare: (seed) => prepareDatabase(config, seedDemonstration ? seed : nothing),
    close: nothing,
  });
}

/**
 * The first start builds the database under another name, and gives it its own when it is complete: a start
 * that was killed half-way begins anew.
 */
async function openEmbedded({ settings, warn, onLost, ending }: OpenOptions): Promise<OpenedDatabase> {
  const { dataFolder, seedDemonstration } = settings;
  const { connection, stop } = await launchPostgres({ dataFolder, warn, onLost, ending });
  const named = (database: string) => ({ ...connection, database });
  return {
    config: named('shuyuan'),
    async prepare(seed) {
      if (await hasDatabase(connection, 'shuyuan')) {
        return prepareDatabase(named('shuyuan'), seedDemonstration ? seed : nothing);
      }
      await createDatabase(connection, 'shuyuan_unfinished');
      await prepareDatabase(named('shuyuan_unfinished'), seedDemonstration === false ? nothing : seed);
      await renameDatabase(connection, 'shuyuan_unfinished', 'shuyuan');
    },
    close: stop,
  };
}
