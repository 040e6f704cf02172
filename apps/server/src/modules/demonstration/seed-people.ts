import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { roles, users, type BuiltInRole } from '../../db/schema.ts';
import { drawAvatar } from '../pictures/avatar.ts';
import { hashPassword } from '../../secrets/password.ts';
import type { SeedDeps } from './seed-deps.ts';
import { accountPassword, accountSeeds, departedSeed, learnerSeeds, teacherSeeds } from './people.seed.ts';

export interface SeededPeople {
  /** User ids by nick name. */
  ids: ReadonlyMap<string, number>;
  /** Closes the account of the one who has left, once they have said what they had to say. */
  depart: (db: Database) => Promise<void>;
}

interface PersonSeed {
  name: string;
  role: BuiltInRole;
  mobile?: string;
}

/** The three accounts that can sign in, and everybody who writes and discusses here. */
export async function seedPeople({ blobs }: SeedDeps, db: Database): Promise<SeededPeople> {
  const rolesThere = await db.select({ id: roles.id, code: roles.code }).from(roles);
  const roleIds = new Map<string, number>(rolesThere.map(({ id, code }) => [code, id]));
  const passwordHash = await hashPassword(accountPassword);
  const people: PersonSeed[] = [
    ...accountSeeds,
    ...teacherSeeds.map((name) => ({ name, role: 'teacher' as const })),
    ...[...learnerSeeds, departedSeed].map((name) => ({ name, role: 'learner' as const })),
  ];
  const rows = [];
  for (const [index, { name, role, mobile }] of people.entries()) {
    const avatar = await blobs.put(`demonstration/avatar-${index + 1}.svg`, drawAvatar(name));
    const account = mobile === undefined ? {} : { mobile, passwordHash };
    rows.push({ nickName: name, avatar, roleId: roleIds.get(role) ?? null, ...account });
  }
  const stored = await db.insert(users).values(rows).returning({ id: users.id, name: users.nickName });
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  return {
    ids,
    depart: async (tx) => void (await tx.delete(users).where(eq(users.id, ids.get(departedSeed) ?? 0))),
  };
}
