import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messageDigests, messages, users } from '../../db/schema.ts';
import type { SmsDigest } from '../../services-outside/sms/sms-sender.ts';
import { nextDigest, type DigestFrequency } from './digest-times.ts';
import { isShown } from './shown-messages.ts';

/** What a person has chosen, and where it would go. */
export async function findDigest(db: Database, userId: number) {
  const [row] = await db
    .select({ mobile: users.mobile, frequency: messageDigests.frequency })
    .from(users)
    .leftJoin(messageDigests, eq(messageDigests.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

/** Chooses, from the next time on. Choosing the same again changes nothing. */
export async function chooseDigest(
  db: Database,
  userId: number,
  frequency: DigestFrequency | 'off',
  now: Date,
): Promise<void> {
  if (frequency === 'off') {
    await db.delete(messageDigests).where(eq(messageDigests.userId, userId));
    return;
  }
  const dueAt = nextDigest(frequency, now);
  await db
    .insert(messageDigests)
    .values({ userId, frequency, dueAt })
    .onConflictDoUpdate({
      target: messageDigests.userId,
      set: { frequency, dueAt },
      setWhere: sql`${messageDigests.frequency} <> ${frequency}`,
    });
}

const claimedAtOnce = 100;

/**
 * Takes some whose time has come and puts down their next, so that no other server takes them as well. Empty when there is nobody left.
 * Who can't sign in, or has no number any more, is put off likewise, and `mobile` is null.
 */
export const claimDue = (db: Database, now: Date) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({
        userId: messageDigests.userId,
        frequency: messageDigests.frequency,
        sentAt: messageDigests.sentAt,
        mobile: sql<
          string | null
        >`case when ${and(eq(users.status, 'active'), isNull(users.destroysAt))} then ${users.mobile} end`,
      })
      .from(messageDigests)
      .innerJoin(users, eq(users.id, messageDigests.userId))
      .where(sql`${messageDigests.dueAt} <= ${now.toISOString()}::timestamptz`)
      .orderBy(messageDigests.dueAt)
      .limit(claimedAtOnce)
      .for('update', { of: messageDigests, skipLocked: true });
    for (const { userId, frequency } of due)
      await tx
        .update(messageDigests)
        .set({ dueAt: nextDigest(frequency, now) })
        .where(eq(messageDigests.userId, userId));
    return due;
  });

const answers = sql`('solution', 'accepted', 'doubt', 'doubt_answer', 'doubt_promise')`;
const replies = sql`('reply', 'comment', 'mention')`;

/** What a person has not read; null when nothing came since they were last told. */
export async function countDigest(
  db: Database,
  userId: number,
  sentAt: Date | null,
): Promise<Omit<SmsDigest, 'mobile'> | null> {
  const [row] = await db
    .select({
      unread: sql<number>`count(*)::int`,
      answers: sql<number>`(count(*) filter (where ${messages.type} in ${answers}))::int`,
      replies: sql<number>`(count(*) filter (where ${messages.type} in ${replies}))::int`,
      newest: sql<string | null>`max(${messages.happenedAt})`,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNull(messages.readAt), isShown(db)));
  if (!row || row.newest === null) return null;
  const { newest, ...counts } = row;
  return sentAt !== null && new Date(newest) <= sentAt ? null : counts;
}

/** Notes that somebody was told. */
export async function noteSent(db: Database, userId: number, now: Date): Promise<void> {
  await db.update(messageDigests).set({ sentAt: now }).where(eq(messageDigests.userId, userId));
}
