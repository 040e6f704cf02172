import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

interface Paged {
  /** Columns of a row, evaluated for the rows of the page alone. */
  columns: SQL;
  /** `from …` with joins and conditions. */
  from: SQL;
  orderBy: SQL;
  page: number;
  size: number;
}

/**
 * Returns a page of rows and how many rows there are on all pages. The total is counted apart from the rows: a window function
 * returns it with a row, and past the last page there is none.
 */
export async function pageOf<Row extends object>(
  db: Database,
  { columns, from, orderBy, page, size }: Paged,
): Promise<{ data: Row[]; total: number }> {
  const { rows } = await db.execute<{ data: Row[]; total: number }>(sql`
    select (select count(*)::int ${from}) as total, (select coalesce(json_agg(paged.*), '[]') from (
      select ${columns} ${from} order by ${orderBy} limit ${size} offset ${(page - 1) * size}) as paged) as data`);
  return rows[0] ?? { data: [], total: 0 };
}
