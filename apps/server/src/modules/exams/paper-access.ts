import type { Database } from '../../db/database.ts';
import { entitlementOf } from '../grants/entitlement.ts';
import { findGrantsOfMany } from '../grants/grants.repo.ts';
import { findMembership } from '../memberships/membership.ts';
import type { PaperRow } from './exams.repo.ts';
import type { examsStrings } from './exams.strings.ts';

export type Refusal = keyof typeof examsStrings.refusals;

const invitations: ReadonlySet<string> = new Set(['owner', 'given', 'teacher']);

/** Why a person may not begin each of some papers; null where nothing but their number of attempts could keep them from it. */
export async function findRefusals(
  db: Database,
  rows: readonly PaperRow[],
  userId: number | undefined,
  now: Date,
): Promise<ReadonlyMap<number, Refusal | null>> {
  const ids = rows.map(({ paper }) => paper.id);
  const [grants, membership] =
    userId === undefined
      ? []
      : await Promise.all([
          findGrantsOfMany(db, userId, { type: 'paper', ids }),
          findMembership(db, userId, now),
        ]);
  const refusalOf = ({ paper }: PaperRow): Refusal | null => {
    const { id, charge, isVipFree, authorId: ownerId, beginsAt, closesAt } = paper;
    const holder =
      userId === undefined
        ? null
        : { userId, grants: grants?.get(id) ?? [], memberUntil: membership?.expiresAt ?? null };
    const { isOpen, grounds } = entitlementOf({ charge, isVipFree, ownerId }, holder, now);
    const isInvited = grounds.some(({ reason, state }) => state === 'opens' && invitations.has(reason));
    if (paper.enabledInvite && !isInvited) return 'not-invited';
    if (!isOpen) return 'not-bought';
    if (beginsAt && now < beginsAt) return 'not-yet';
    return closesAt && now >= closesAt ? 'closed' : null;
  };
  return new Map(rows.map((row) => [row.paper.id, refusalOf(row)]));
}
