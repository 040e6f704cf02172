import { createManageClient, type ManageClient } from '@shuyuan/api-client/manage';
import type { PermissionCode, Reach } from '@shuyuan/api-client/contract';
import { rolePermissions } from '../../db/schema.ts';
import { clientOf, type TestServer } from '../../testing/index.ts';
import { createPerson, createRole, findRole, type Person } from '../session/people.fixtures.ts';

/** Somebody of the console with their calls. */
export interface Manager extends Person {
  manage: ManageClient;
}

let roles = 0;

const withCalls = (server: TestServer, person: Person): Manager => ({
  ...person,
  manage: createManageClient(clientOf(server, person).http),
});

/** Somebody who may do everything. */
export async function createAdministrator(server: TestServer): Promise<Manager> {
  const roleId = await findRole(server.db, 'administrator');
  return withCalls(server, await createPerson(server.db, { nickName: '管理员', roleId }));
}

/** Somebody who may do this and nothing else. */
export async function createManager(
  server: TestServer,
  permissions: Partial<Record<PermissionCode, Reach>>,
): Promise<Manager> {
  const roleId = await createRole(server.db, `manager-${(roles += 1)}`, '某个角色');
  const rows = Object.entries(permissions).map(([permission, reach]) => ({ roleId, permission, reach }));
  if (rows.length > 0) await server.db.insert(rolePermissions).values(rows);
  return withCalls(server, await createPerson(server.db, { nickName: '老师', roleId }));
}

/** How far a teacher's rights over articles go. */
export const ownArticles = {
  article: 'own',
  'article.store': 'own',
  'article.update': 'own',
  'article.delete': 'own',
} as const;
