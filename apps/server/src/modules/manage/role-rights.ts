import { permissionCodes, type Contract, type PermissionCode } from '@shuyuan/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { rolePermissions, roles, users, type BuiltInRole, type HeldPermissions } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { Fields } from '../../resources/resource.ts';
import { findPermissions } from '../my/my.repo.ts';
import { roleStrings as strings } from './manage.strings.ts';

/** One right of a role. */
export type Privilege = Fields<Contract['manageRoles']>['privileges'][number];

/** By code, the last of those that name the same. */
export const heldBy = (privileges: readonly Privilege[]): HeldPermissions =>
  Object.fromEntries(privileges.map(({ code, reach }) => [code, reach]));

/** The other way round. */
export const privilegesIn = (held: HeldPermissions): Privilege[] =>
  permissionCodes.flatMap((code) => {
    const reach = held[code];
    return reach ? [{ code, reach }] : [];
  });

/** Whether these allow something that those do not, or for more than those do. */
const exceeds = (given: HeldPermissions, held: HeldPermissions): boolean =>
  privilegesIn(given).some(({ code, reach }) => held[code] !== 'all' && held[code] !== reach);

/** Refuses rights that who gives them does not hold, or not as far. What was there before is not given. */
export async function requireHeld(
  db: Database,
  viewer: Viewer,
  given: HeldPermissions,
  present: HeldPermissions = {},
): Promise<void> {
  const added = privilegesIn(given).filter(({ code, reach }) => exceeds({ [code]: reach }, present));
  if (added.length > 0 && exceeds(heldBy(added), await findPermissions(db, viewer)))
    throw new Problem(403, coreStrings.forbidden);
}

const administrator: BuiltInRole = 'administrator';
const everything = heldBy(permissionCodes.map((code) => ({ code, reach: 'all' })));
/** Without them nobody can give themselves anything back. */
const keys: readonly PermissionCode[] = ['role', 'role.update'];

/**
 * What shall become the rights of a role. Refuses more than who asks holds, fewer than the administrator has, and what would shut
 * themselves out. Nobody else changes the role before the transaction ends.
 */
export async function requireGivable(
  tx: Database,
  viewer: Viewer,
  roleId: number,
  changed: (present: HeldPermissions) => HeldPermissions,
): Promise<Privilege[]> {
  const [role] = await tx
    .select({ code: roles.code })
    .from(roles)
    .where(eq(roles.id, roleId))
    .for('no key update');
  if (!role) throw new Problem(404, coreStrings.notFound);
  const isAdministrator = role.code === administrator;
  const present = await rightsOf(tx, { id: roleId, code: role.code });
  const given = changed(present);
  if (isAdministrator && exceeds(present, given)) throw new Problem(1, strings.administratorHasAll);
  await requireHeld(tx, viewer, given, present);
  const isLost = keys.some((code) => present[code] === 'all' && given[code] !== 'all');
  if (isLost && (await isIn(tx, viewer, [roleId]))) throw new Problem(1, strings.ownRoleKeepsKeys);
  return privilegesIn(given);
}

/** What a role allows. */
export async function rightsOf(tx: Database, role: { id: number; code: string }): Promise<HeldPermissions> {
  if (role.code === administrator) return everything;
  const rows = await tx
    .select({ code: rolePermissions.permission, reach: rolePermissions.reach })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleId, role.id));
  return Object.fromEntries(rows.map(({ code, reach }) => [code, reach]));
}

/** Whether one of these is the role of a person. */
export const isIn = async (tx: Database, { userId }: Pick<Viewer, 'userId'>, roleIds: readonly number[]) =>
  (await tx.$count(users, and(eq(users.id, userId), inArray(users.roleId, [...roleIds])))) > 0;
