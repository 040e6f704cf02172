import { DatabaseError } from 'pg';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import type { Database } from './database.ts';

/** SQLSTATE `read_only_sql_transaction`. */
const refusedCode = '25006';

const handles = new WeakSet<Database>();

/**
 * Whether a call must not write because its viewer looks at the site as a role. Ask it before writing what the answer does not
 * depend on, such as a history or a count of views.
 */
export const isReadOnly = (db: Database): boolean => handles.has(db);

/**
 * Runs a call in a transaction in which the database refuses every write. Throws a `Problem` with code 1 if the call tries to write
 * all the same.
 */
export async function runReadOnly<Result>(
  db: Database,
  run: (on: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(
      (tx) => {
        handles.add(tx);
        return run(tx);
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof DatabaseError && cause.code === refusedCode)
      throw new Problem(1, coreStrings.onlyPreview);
    throw error;
  }
}
