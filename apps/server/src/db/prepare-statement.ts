import { DrizzleQueryError, Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { PreparedQuery, type Statement } from './prepared-query.ts';

/**
 * A query that is written out once, and that PostgreSQL reads once per connection: worth it for what every visitor asks for. It passes
 * drizzle's own run of a query by, which costs as much as the smallest answer: rows come as the driver reads them, with `bigint` as
 * text.
 * @param name Unique among all of them, since a connection knows its statements by name.
 * @param statement Has `sql.placeholder(…)` where values stand.
 */
export function prepareStatement<Values extends object, Row extends Record<string, unknown>>(
  name: string,
  statement: SQL,
): (db: Database, values: Values) => Promise<Row[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const known: Statement = { name, text };
  return (db, values) => {
    const given = params.map((param) =>
      param instanceof Placeholder ? values[param.name as keyof Values] : param,
    );
    return new Promise((resolve, reject) => {
      clientOf(db).query(new PreparedQuery(known, given), (error, rows) =>
        error ? reject(new DrizzleQueryError(text, given, error)) : resolve(rows as Row[]),
      );
    });
  };
}

/** The pool, or the connection of the transaction. */
const clientOf = (db: Database) => (db._.session as unknown as { client: Client }).client;

interface Client {
  query: (query: PreparedQuery, callback: (error: Error | undefined, rows?: unknown) => void) => unknown;
}
