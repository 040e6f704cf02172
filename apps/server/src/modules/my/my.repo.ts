import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rolePermissions, roles, users } from '../../db/schema.ts';

export async function findProfile(db: Database, userId: number) {
  const [profile] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      nickName: users.nickName,
      avatar: users.avatar,
      mobile: users.mobile,
      passwordHash: users.passwordHash,
      renamedAt: users.renamedAt,
      createdAt: users.createdAt,
      role: { id: roles.id, name: roles.name },
    })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, userId));
  return profile;
}

export async function findPermissions(db: Database, roleId: number): Promise<string[]> {
  const rows = await db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleId, roleId));
  return rows.map(({ permission }) => permission);
}

/** False when the person has given themselves a name before. */
export async function rename(db: Database, userId: number, nickName: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ nickName, renamedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.renamedAt)));
  return rowCount === 1;
}
