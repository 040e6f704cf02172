import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { dayOf } from '../../calendar/day-in-china.ts';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { activeDays, sessions, users, type HeldPermissions } from '../../db/schema.ts';

export interface NewSession {
  userId: number;
  tokenHash: Buffer;
  userAgent: string;
  source: string | null;
  expiresAt: Date;
  /** All that may be seen with it, when it looks at the site as a role. */
  preview?: HeldPermissions;
  /** Which session opened it for that. */
  openedBy?: string;
}

export async function insertSession(db: Database, session: NewSession, now: Date): Promise<void> {
  await db.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now });
  if (!session.preview) await addActiveDay(db, session.userId, now);
}

/** Says that somebody uses the site on this day of the school. */
export async function addActiveDay(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .insert(activeDays)
    .values({ userId, day: dayOf(now) })
    .onConflictDoNothing();
}

const find = prepareOnce('session', (db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      lastUsedAt: sessions.lastUsedAt,
      preview: sessions.preview,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.status, 'active'),
      ),
    ),
);

/** The session that a token opens: neither ended nor expired, of an account that may sign in. Asked anew with every call. */
export async function findSession(db: Database, tokenHash: Buffer, now: Date) {
  const [session] = await find(db, { tokenHash, now });
  return session;
}

const isOpen = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

export async function renewSession(db: Database, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, id));
}

/** Stores a proof that the holder of a session may change the mobile number, in place of an earlier one. */
export async function insertMobileProof(
  db: Database,
  id: string,
  proof: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ mobileProofHash: proof.hash, mobileProofExpiresAt: proof.expiresAt })
    .where(eq(sessions.id, id));
}

/** Consumes the proof of a session. Returns whether it was valid. */
export async function consumeMobileProof(
  tx: Database,
  id: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const consumed = await tx
    .update(sessions)
    .set({ mobileProofHash: null, mobileProofExpiresAt: null })
    .where(
      and(eq(sessions.id, id), eq(sessions.mobileProofHash, hash), gt(sessions.mobileProofExpiresAt, now)),
    )
    .returning({ id: sessions.id });
  return consumed.length === 1;
}

/** Where a person is signed in, the latest used first. */
export async function findSessions(db: Database, userId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id);
}

/** Whether a session goes on; it can't end before the transaction does. */
export async function holdSession(tx: Database, id: string, now: Date): Promise<boolean> {
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isOpen(now)))
    .for('update');
  return held.length === 1;
}

/** Ends one session of a person, and those that it has opened. False when they have no such session. */
export async function revokeSession(
  db: Database,
  { userId, id }: { userId: number; id: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(or(eq(sessions.id, id), eq(sessions.openedBy, id)), eq(sessions.userId, userId), isOpen(now)));
  return rowCount !== 0;
}

export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
