import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rolePermissions, roles, users } from '../../db/schema.ts';
import { drawAvatar } from '../pictures/avatar.ts';
import { hashPassword } from '../session/password.ts';
import type { SeedDeps } from './seed-deps.ts';
import {
  accountPassword,
  accountSeeds,
  departedSeed,
  learnerSeeds,
  roleSeeds,
  teacherSeeds,
  type RoleCode,
} from './people.seed.ts';

export interface SeededPeople {
  /** User ids by nick name. */
  ids: ReadonlyMap<string, number>;
  /** Closes the account of the one who has left, once they have said what they had to say. */
  depart: (db: Database) => Promise<void>;
}

interface PersonSeed {
  name: string;
  role: RoleCode;
  mobile?: string;
}

/** The roles, the three accounts that can sign in, and everybody who writes and discusses here. */
export async function seedPeople({ blobs }: SeedDeps, db: Database): Promise<SeededPeople> {
  const roleIds = await seedRoles(db);
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

/** Ids by code. Roles that are there already keep what the operator has made of them. */
async function seedRoles(db: Database) {
  const codes = roleSeeds.map(({ code }) => code);
  const added = await db
    .insert(roles)
    .values(roleSeeds.map(({ code, name }) => ({ code, name })))
    .onConflictDoNothing()
    .returning({ id: roles.id, code: roles.code });
  const permissions = added.flatMap(({ id, code }) =>
    (roleSeeds.find((seed) => seed.code === code)?.permissions ?? []).map((permission) => ({
      roleId: id,
      permission,
    })),
  );
  if (permissions.length > 0) await db.insert(rolePermissions).values(permissions);
  const rows = await db
    .select({ id: roles.id, code: roles.code })
    .from(roles)
    .where(inArray(roles.code, codes));
  return new Map<string, number>(rows.map(({ id, code }) => [code, id]));
}
