import type { Contract } from '@shuyuan/api-client/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { roles, users, type BuiltInRole } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { Fields } from '../../resources/resource.ts';
import { findReach } from '../my/my.repo.ts';
import { memberStrings as strings } from './manage.strings.ts';
import { requireHeld, rightsOf } from './role-rights.ts';

const learner: BuiltInRole = 'learner';

type Named = Pick<Fields<Contract['manageMembers']>, 'role_id' | 'status' | 'given_membership'>;
type MemberChange = { [Name in keyof Named]?: Named[Name] | undefined };

/**
 * Refuses to give a membership without the right to, and to change the role or the lock of people, when they may more than who
 * asks, or would then, and of oneself. Changes of
 * these happen one after another, so that two people do not take each other's role.
 */
export async function requireChangeable(
  tx: Database,
  viewer: Viewer,
  ids: readonly number[],
  { role_id: newRoleId, status, given_membership: given }: MemberChange,
): Promise<void> {
  if (given !== undefined && (await findReach(tx, viewer, 'member.membership')) !== 'all')
    throw new Problem(403, coreStrings.forbidden);
  if (newRoleId === undefined && status === undefined) return;
  const known = await tx
    .select({ id: roles.id, code: roles.code })
    .from(roles)
    .orderBy(asc(roles.id))
    .for('no key update');
  const people = await tx
    .select({ roleId: users.roleId })
    .from(users)
    .where(inArray(users.id, [...ids]));
  if (people.length < new Set(ids).size) throw new Problem(404, coreStrings.notFound);
  if (ids.includes(viewer.userId)) throw new Problem(1, strings.isOneself);
  const concerned = new Set([...people.map(({ roleId }) => roleId), newRoleId ?? null]);
  // What every learner may is nobody's privilege.
  const ofLearners = known.find(({ code }) => code === learner);
  const present = ofLearners ? await rightsOf(tx, ofLearners) : {};
  for (const role of known)
    if (concerned.has(role.id)) await requireHeld(tx, viewer, await rightsOf(tx, role), present);
}
