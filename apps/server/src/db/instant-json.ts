import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** An instant as text, in the form of `Date.prototype.toISOString`. */
export const instantJson = (instant: SQLWrapper): SQL<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
