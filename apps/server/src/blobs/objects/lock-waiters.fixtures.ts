import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** How many of this database's connections wait for what another one has locked. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}
