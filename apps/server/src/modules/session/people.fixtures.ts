import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { roles, users, type BuiltInRole } from '../../db/schema.ts';
import { hashPassword } from '../../secrets/password.ts';
import { expiryFrom } from './session-life.ts';
import { insertSession } from './session.repo.ts';
import { createToken, hashToken } from '../../secrets/token.ts';

export interface Person {
  id: number;
  token: string;
  /** Headers that make an injected request theirs. */
  headers: { authorization: string };
}

type NewUser = Partial<typeof users.$inferInsert> & { password?: string };

/** A signed-in person for tests. */
export async function createPerson(db: Database, { password, ...user }: NewUser = {}): Promise<Person> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const [row] = await db
    .insert(users)
    .values({ nickName: '试读生', passwordHash, ...user })
    .returning({ id: users.id });
  const id = row!.id;
  const token = createToken();
  const now = new Date();
  const session = { userId: id, tokenHash: hashToken(token), userAgent: 'test', source: null };
  await insertSession(db, { ...session, expiresAt: expiryFrom(now) }, now);
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}

export async function createRole(db: Database, code: string, name: string): Promise<number> {
  const [row] = await db.insert(roles).values({ code, name }).returning({ id: roles.id });
  return row!.id;
}

/** The id of a role that every database has. */
export async function findRole(db: Database, code: BuiltInRole): Promise<number> {
  const [row] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, code));
  return row!.id;
}
