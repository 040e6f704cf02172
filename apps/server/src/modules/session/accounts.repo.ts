import { and, eq, gt, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { idempotentAnswers, roles, sessions, users } from '../../db/schema.ts';

/** Neither gone nor due to go: whose time after closing is over counts as gone before the row is. */
const isThere = (now: Date) => or(isNull(users.destroysAt), gt(users.destroysAt, now));

export async function findUserByMobile(db: Database, mobile: string, now: Date) {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, status: users.status })
    .from(users)
    .where(and(eq(users.mobile, mobile), isThere(now)));
  return user;
}

/** Holds an account that is there until the transaction ends, so that it can't go in the meantime. */
export async function lockUser(db: Database, id: number, now: Date) {
  const [user] = await db
    .select({
      status: users.status,
      mobile: users.mobile,
      passwordHash: users.passwordHash,
      destroysAt: users.destroysAt,
    })
    .from(users)
    .where(and(eq(users.id, id), isThere(now)))
    // Whoever refers to the account does not wait: two people who name each other as they sign in would wait for each other for ever.
    .for('no key update');
  return user;
}

export interface NewAccount {
  mobile: string;
  nickName: string;
  avatar: string;
  passwordHash: string | null;
  source: string | null;
}

const newcomerRole = 'learner';

/** The id of a new account; null when the number has one. */
export async function insertUser(db: Database, account: NewAccount, now: Date): Promise<number | null> {
  await removeUsers(db, and(eq(users.mobile, account.mobile), lte(users.destroysAt, now)));
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, newcomerRole));
  const [user] = await db
    .insert(users)
    .values({ ...account, roleId: role?.id ?? null, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.mobile })
    .returning({ id: users.id });
  return user?.id ?? null;
}

export async function setPassword(db: Database, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
}

export async function setMobile(db: Database, id: number, mobile: string, now: Date): Promise<void> {
  await removeUsers(db, and(eq(users.mobile, mobile), lte(users.destroysAt, now)));
  await db.update(users).set({ mobile, updatedAt: now }).where(eq(users.id, id));
}

/** Null takes the closing back. */
export async function setDestroysAt(db: Database, id: number, destroysAt: Date | null): Promise<void> {
  await db.update(users).set({ destroysAt }).where(eq(users.id, id));
}

/** Ends all sessions of an account, or all but one. */
export async function endSessions(db: Database, userId: number, now: Date, but?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    );
}

/**
 * Removes the accounts whose time after closing is over. Who signs in at this very moment holds the row, and it stays.
 * Any number of servers may do so at once.
 */
export async function removeClosedUsers(db: Database, now: Date): Promise<number> {
  return db.transaction((tx) => removeUsers(tx, lte(users.destroysAt, now)));
}

/** What an account wrote for others stays, without its name; everything else goes with it. */
async function removeUsers(db: Database, which: SQL | undefined): Promise<number> {
  const removed = await db.delete(users).where(which).returning({ id: users.id });
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) await db.delete(idempotentAnswers).where(inArray(idempotentAnswers.userId, ids));
  return ids.length;
}
