import { permissionCodes, type PermissionCode, type Reach } from '@shuyuan/api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { rolePermissions, roles, users, type BuiltInRole, type HeldPermissions } from '../../db/schema.ts';

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

/** What the role that the person has now allows; of a session that looks at the site as a role, what that one would. */
export async function findPermissions(db: Database, { userId, preview }: Viewer): Promise<HeldPermissions> {
  const rows = await db
    .select({ role: roles.code, code: rolePermissions.permission, reach: rolePermissions.reach })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(eq(users.id, userId));
  const isAdministrator = rows.some(({ role }) => role === administrator);
  const stored = new Map(rows.map(({ code, reach }) => [code, reach]));
  const held = permissionCodes.flatMap((code): [PermissionCode, Reach][] => {
    const reach = lesser(isAdministrator ? 'all' : stored.get(code), preview ? preview[code] : 'all');
    return reach ? [[code, reach]] : [];
  });
  return Object.fromEntries(held);
}

const findStored = prepareOnce('reach', (db) =>
  db
    .select({ role: roles.code, reach: rolePermissions.reach })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(
      rolePermissions,
      and(eq(rolePermissions.roleId, roles.id), eq(rolePermissions.permission, sql.placeholder('code'))),
    )
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** How far one permission of theirs goes now; null when they do not hold it. */
export async function findReach(
  db: Database,
  { userId, preview }: Pick<Viewer, 'userId' | 'preview'>,
  code: PermissionCode,
): Promise<Reach | null> {
  const [stored] = await findStored(db, { userId, code });
  return lesser(stored?.role === administrator ? 'all' : stored?.reach, preview ? preview[code] : 'all');
}

const administrator: BuiltInRole = 'administrator';

const lesser = (one: Reach | null | undefined, other: Reach | null | undefined): Reach | null =>
  !one || !other ? null : one === 'own' || other === 'own' ? 'own' : 'all';

/** False when the person has given themselves a name before. */
export async function rename(db: Database, userId: number, nickName: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ nickName, renamedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.renamedAt)));
  return rowCount === 1;
}
