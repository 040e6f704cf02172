import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messages, messageSettings, users } from '../../db/schema.ts';
import { isShown, shownData } from './shown-messages.ts';

const isFor = (db: Database, userId: number) => and(eq(messages.userId, userId), isShown(db));

/** One page of what a person was told, the latest first. */
export const listMessages = (db: Database, userId: number, { page, size }: { page: number; size: number }) =>
  db
    .select({
      id: messages.id,
      type: messages.type,
      resourceType: messages.resourceType,
      resourceId: messages.resourceId,
      actor: { id: users.id, nick_name: users.nickName, avatar: users.avatar },
      actorsCount: messages.actorsCount,
      data: shownData,
      readAt: messages.readAt,
      happenedAt: messages.happenedAt,
    })
    .from(messages)
    // Whose account is closed is not named, also while they may still come back.
    .leftJoin(users, and(eq(users.id, messages.actorId), isNull(users.destroysAt)))
    .where(isFor(db, userId))
    .orderBy(desc(messages.happenedAt), desc(messages.id))
    .limit(size)
    .offset((page - 1) * size);

export const countMessages = (db: Database, userId: number): Promise<number> =>
  db.$count(messages, isFor(db, userId));

export const countUnread = (db: Database, userId: number): Promise<number> =>
  db.$count(messages, and(isFor(db, userId), isNull(messages.readAt)));

/** Notes that one message was read. False when it is not this person's. */
export async function markRead(db: Database, userId: number, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(messages.id, id), eq(messages.userId, userId)));
  return rowCount === 1;
}

/** Notes that all was read that came until a moment. */
export async function markAllRead(db: Database, userId: number, until: Date, now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.userId, userId), isNull(messages.readAt), lte(messages.happenedAt, until)));
}

type MessageType = (typeof messageSettings.$inferInsert)['type'];

/** The kinds of messages that a person has switched off. */
export async function findSwitchedOff(db: Database, userId: number): Promise<Set<MessageType>> {
  const rows = await db
    .select({ type: messageSettings.type })
    .from(messageSettings)
    .where(and(eq(messageSettings.userId, userId), eq(messageSettings.isOn, false)));
  return new Set(rows.map(({ type }) => type));
}

export async function switchMessage(
  db: Database,
  userId: number,
  type: MessageType,
  isOn: boolean,
): Promise<void> {
  await db
    .insert(messageSettings)
    .values({ userId, type, isOn })
    .onConflictDoUpdate({ target: [messageSettings.userId, messageSettings.type], set: { isOn } });
}
