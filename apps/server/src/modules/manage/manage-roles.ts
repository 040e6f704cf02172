import { permissionCodes, type Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rolePermissions, roles, users, type BuiltInRole } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { roleStrings as strings } from './manage.strings.ts';
import { heldBy, isIn, privilegesIn, type Privilege } from './role-rights.ts';

const { id, name, description, isBuiltIn, createdAt } = roles;
const administrator: BuiltInRole = 'administrator';
const learner: BuiltInRole = 'learner';

const isAdministrator = eq(roles.code, administrator);
/** What the administrator holds by being it. */
const everything = JSON.stringify(permissionCodes.map((code) => ({ code, reach: 'all' })));

/** Codes that an older version has stored and that are no more allow nothing. */
const isRight = and(
  eq(rolePermissions.roleId, id),
  inArray(rolePermissions.permission, [...permissionCodes]),
);

const privileges = sql`case when ${isAdministrator} then ${everything}::json else (
  select coalesce(json_agg(json_build_object('code', ${rolePermissions.permission}, 'reach', ${rolePermissions.reach})
    order by ${rolePermissions.permission}), '[]')
  from ${rolePermissions} where ${isRight}) end`;

const privilegesCount = sql`case when ${isAdministrator} then ${permissionCodes.length}::int else (
  select count(*) from ${rolePermissions} where ${isRight}) end`;

const usersCount = sql`(select count(*) from ${users} where ${eq(users.roleId, id)})`;

/** Roles with what they allow. */
export const roleResource = defineResource<Contract['manageRoles']>({
  entity: 'role',
  table: roles,
  title: name,
  fields: { name, description, privileges: { json: privileges, write: writePrivileges } },
  row: () => ({
    name,
    description,
    is_built_in: isBuiltIn,
    users_count: usersCount,
    privileges_count: privilegesCount,
    created_at: createdAt,
  }),
  whole: { privileges },
  filters: {},
  sorts: { created_at: [createdAt, 'desc'], name: [name, 'asc'], users_count: [usersCount, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.description, (row) => row.description],
      [strings.usersCount, ({ users_count }) => users_count],
      [strings.privilegesCount, ({ privileges_count }) => privileges_count],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  clean: ({ privileges: given, ...fields }) =>
    given ? { ...fields, privileges: privilegesIn(heldBy(given)) } : fields,
  async checkRemoval(ids, { tx, userId }) {
    const isOfThem = inArray(id, [...ids]);
    if ((await tx.$count(roles, and(isOfThem, isBuiltIn))) > 0) throw new Problem(1, strings.isBuiltIn);
    if (await isIn(tx, { userId }, ids)) throw new Problem(1, strings.isOwn);
    // Here, since their removal makes it forget whose they were.
    await tx
      .update(users)
      .set({
        roleId: sql`(select ${id} from ${roles} where ${eq(roles.code, learner)})`,
        removedRoleId: users.roleId,
      })
      .where(inArray(users.roleId, [...ids]));
  },
  /** A role that is brought back has its people again, but for those who were given another one since. */
  async follow(ids, _, { tx }) {
    await tx.execute(sql`
      update ${users} set role_id = removed_role_id, removed_role_id = null from ${roles}
      where ${and(inArray(users.removedRoleId, [...ids]), eq(id, users.removedRoleId))}
        and ${users.roleId} = (select learners.id from ${roles} as learners where learners.code = ${learner})`);
  },
});

async function writePrivileges(tx: Database, roleId: number, given: readonly Privilege[]): Promise<void> {
  if ((await tx.$count(roles, and(eq(id, roleId), isAdministrator))) > 0) return;
  await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
  const rows = given.map(({ code, reach }) => ({ roleId, permission: code, reach }));
  if (rows.length > 0) await tx.insert(rolePermissions).values(rows);
}
