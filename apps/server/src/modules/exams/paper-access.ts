import type { Database } from '../../db/database.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';
import type { PaperRow } from './exams.repo.ts';
import type { examsStrings } from './exams.strings.ts';

export type Refusal = keyof typeof examsStrings.refusals;

/** Why a person may not begin each of some papers; null where nothing but their number of attempts could keep them from it. */
export async function findRefusals(
  db: Database,
  rows: readonly PaperRow[],
  userId: number | undefined,
  now: Date,
): Promise<ReadonlyMap<number, Refusal | null>> {
  const goods = rows.map(({ paper: { id, charge, isVipFree, authorId: ownerId, enabledInvite } }) => ({
    id,
    charge,
    isVipFree,
    ownerId,
    isInvitedOnly: enabledInvite,
  }));
  const rights = await findEntitlements(db, 'paper', goods, { userId, now });
  const refusalOf = ({ paper: { id, enabledInvite, beginsAt, closesAt } }: PaperRow): Refusal | null => {
    if (!rights.get(id)?.isOpen) return enabledInvite ? 'not-invited' : 'not-bought';
    if (beginsAt && now < beginsAt) return 'not-yet';
    return closesAt && now >= closesAt ? 'closed' : null;
  };
  return new Map(rows.map((row) => [row.paper.id, refusalOf(row)]));
}
