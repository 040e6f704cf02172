import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { blocks } from '../../db/schema.ts';

/** Whether a reader has blocked who wrote something; a visitor has blocked nobody. */
export function isBlockedBy(author: AnyColumn | SQL, viewerId: number | SQL | null): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${blocks} where ${and(
    eq(blocks.userId, viewerId),
    eq(blocks.blockedId, author),
  )})`;
}
