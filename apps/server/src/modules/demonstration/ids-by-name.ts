import { asc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/** Ids of a table's rows by what they are called; of several with one name the last. */
export async function idsByName(
  db: Database,
  table: PgTable & { id: PgColumn },
  name: PgColumn,
  isMeant?: SQL,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: sql<number>`${table.id}`.mapWith(Number), name: sql<string>`${name}` })
    .from(table)
    .where(isMeant)
    .orderBy(asc(table.id));
  return new Map(rows.map((row) => [row.name, row.id]));
}
