import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loginCodes, sessions, users } from '../../db/schema.ts';

export interface NewSession {
  userId: number;
  tokenHash: Buffer;
  userAgent: string;
  source: string | null;
  expiresAt: Date;
}

export async function findUserByMobile(db: Database, mobile: string) {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, status: users.status })
    .from(users)
    .where(eq(users.mobile, mobile));
  return user;
}

export async function findUserStatus(db: Database, id: number) {
  const [user] = await db.select({ status: users.status }).from(users).where(eq(users.id, id));
  return user?.status;
}

/** Also forgets what has expired, so that the tables stay as small as their use. */
export async function insertSession(db: Database, session: NewSession, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
  await db.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now });
}

/** The session that a token opens: neither ended nor expired, of an account that may sign in. */
export async function findSession(db: Database, tokenHash: Buffer, now: Date) {
  const [session] = await db
    .select({ id: sessions.id, userId: sessions.userId, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(users.status, 'active'),
      ),
    );
  return session;
}

export async function renewSession(db: Database, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, id));
}

export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

const isOpen = (codeHash: Buffer, now: Date) =>
  and(eq(loginCodes.codeHash, codeHash), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, now));

export async function findLoginCode(db: Database, codeHash: Buffer, now: Date) {
  const [code] = await db.select({ userId: loginCodes.userId }).from(loginCodes).where(isOpen(codeHash, now));
  return code;
}

/** Uses a code up. False when someone else was faster. */
export async function consumeLoginCode(db: Database, codeHash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .update(loginCodes)
    .set({ usedAt: now })
    .where(isOpen(codeHash, now))
    .returning({ id: loginCodes.id });
  return used.length > 0;
}

export async function insertLoginCode(
  db: Database,
  code: { codeHash: Buffer; userId: number | null; expiresAt: Date },
): Promise<void> {
  await db.insert(loginCodes).values(code);
}
