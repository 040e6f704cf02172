import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * Returns the rows of every table by the table's name, for a comparison before and after. `mayChange` names the tables to leave out.
 */
export async function allRows(
  db: Database,
  mayChange: (table: string) => boolean,
): Promise<[string, unknown[]][]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const all: [string, unknown[]][] = [];
  for (const { name } of tables) {
    if (mayChange(name)) continue;
    const { rows } = await db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by 1`,
    );
    all.push([name, rows]);
  }
  return all;
}
