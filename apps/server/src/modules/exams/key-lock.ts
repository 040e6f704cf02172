import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/**
 * Held until the transaction ends. Attempts that begin read keys side by side; who corrects one waits for them, and they for it: no
 * attempt begins with a key that was corrected meanwhile.
 */
export const lockKeys = (tx: Database, mode: 'read' | 'correct') =>
  tx.execute(
    mode === 'read'
      ? sql`select pg_advisory_xact_lock_shared('questions'::regclass::oid::bigint)`
      : sql`select pg_advisory_xact_lock('questions'::regclass::oid::bigint)`,
  );
