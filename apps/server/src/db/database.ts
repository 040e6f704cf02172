import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The pool, or a transaction on it: queries are written against either. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
