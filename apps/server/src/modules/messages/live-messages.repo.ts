import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messages, sessions, users } from '../../db/schema.ts';
import { isShown } from './shown-messages.ts';

/** Which of these sessions still open what is asked with them: neither ended nor expired, of accounts that may sign in. */
export async function findOpenSessions(db: Database, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, ids),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(users.status, 'active'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** How many messages these people have not read; who has none is left out. */
export async function countUnreadOf(db: Database, userIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ userId: messages.userId, unread: count() })
    .from(messages)
    .where(and(inArray(messages.userId, userIds), isNull(messages.readAt), isShown(db)))
    .groupBy(messages.userId);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}
