import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { roles, users, type BuiltInRole } from '../../db/schema.ts';

const administrator: BuiltInRole = 'administrator';

/** Whether a school has somebody who may do everything, can sign in and stays; somebody else than this person, when one is named. */
export async function hasAdministrator(db: Database, besides = 0): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(roles.code, administrator),
        eq(users.status, 'active'),
        isNull(users.destroysAt),
        ne(users.id, besides),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether this is an administrator's account. */
export async function isAdministrator(db: Database, userId: number): Promise<boolean> {
  const [role] = await db
    .select({ code: roles.code })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, userId));
  return role?.code === administrator;
}
