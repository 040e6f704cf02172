import type { Database } from '../../db/database.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';
import type { MockRow } from './mock.repo.ts';
import type { mockStrings } from './mock.strings.ts';

type Refusal = keyof typeof mockStrings.refusals;

/** Why a person may not begin each of some mock papers; null where they may. */
export async function findMockRefusals(
  db: Database,
  rows: readonly MockRow[],
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
  const rights = await findEntitlements(db, 'mock_paper', goods, { userId, now });
  return new Map(
    goods.map(({ id, isInvitedOnly }) => [
      id,
      rights.get(id)?.isOpen ? null : isInvitedOnly ? 'not-invited' : 'not-bought',
    ]),
  );
}
