import { connectDatabase, type DatabaseConnection } from '../apps/server/src/db/connect.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { readPostmaster } from '../apps/server/src/embedded-postgres/postmaster.ts';
import { connectionTo } from '../apps/server/src/embedded-postgres/server-process.ts';
import type { RunningServer } from './running-server.ts';

/** A second way into a running server's embedded database, for what no call can bring about. */
export function openDatabase({ dataFolder }: RunningServer): DatabaseConnection {
  const postmaster = readPostmaster(`${dataFolder}/postgres`);
  if (!postmaster) throw new Error(`No database runs in ${dataFolder}.`);
  return connectDatabase({ ...connectionTo(postmaster), database: 'shuyuan' }, { warn: console.warn });
}

/** The same for one piece of work. */
export async function inDatabase<Result>(
  server: RunningServer,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase(server);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
