import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { roles, users, type BuiltInRole } from '../../db/schema.ts';
import { findOrCreateAccount } from './create-account.ts';

const administrator: BuiltInRole = 'administrator';

/**
 * Makes the account of a number the administrator, and the account where there is none: its person signs in by a code. One that
 * was locked is opened, since whoever runs the server says so. False when all of that was so already.
 */
export function appointAdministrator(db: Database, mobile: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, administrator));
    if (!role) throw new Error('The database has no role of the administrator.');
    const userId = await findOrCreateAccount(tx, { mobile }, now);
    const { rowCount } = await tx
      .update(users)
      .set({ roleId: role.id, status: 'active', updatedAt: now })
      .where(
        and(
          eq(users.id, userId),
          or(isNull(users.roleId), ne(users.roleId, role.id), ne(users.status, 'active')),
        ),
      );
    return rowCount === 1;
  });
}
