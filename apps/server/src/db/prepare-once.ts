import type { Database } from './database.ts';

interface Prepared<Result> {
  execute: (values?: Record<string, unknown>) => Promise<Result>;
}

interface Preparable<Result> {
  prepare: (name: string) => Prepared<Result>;
}

/**
 * A query that drizzle builds once per pool, and PostgreSQL reads once per connection: worth it for what every visitor asks for.
 * Within a transaction it is built anew.
 * @param name Unique among all of them, since a connection knows its statements by name.
 * @param build Has `sql.placeholder(…)` where values stand.
 */
export function prepareOnce<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): (db: Database, values: Values) => Promise<Result> {
  const known = new WeakMap<Database, Prepared<Result>>();
  return (db, values) => {
    const prepared = known.get(db) ?? build(db).prepare(name);
    known.set(db, prepared);
    return prepared.execute(values);
  };
}
