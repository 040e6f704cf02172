import { sql } from 'drizzle-orm';
import type { IsReadable, ReadableIf } from './resource.ts';

/** Asks a condition by itself; whoever has a query of their own puts the condition into it. */
export function readableByQuery(readableIf: ReadableIf): { isReadable: IsReadable; readableIf: ReadableIf } {
  return {
    readableIf,
    async isReadable(db, id, reader) {
      const { rows } = await db.execute<{ is_readable: boolean }>(
        sql`select ${readableIf(id, reader)} as is_readable`,
      );
      return rows[0]?.is_readable ?? false;
    },
  };
}
