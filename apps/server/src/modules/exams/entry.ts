import type { Database } from '../../db/database.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';

/** What of a paper, a mock paper or a practice says who may enter it. */
interface EnteredGoods {
  id: number;
  charge: number;
  isVipFree: boolean;
  authorId: number | null;
  /** Only who was added. @default false */
  enabledInvite?: boolean;
}

/** Why a person may not enter each of some things of one type; null where they may. */
export async function findClosed(
  db: Database,
  type: 'paper' | 'mock_paper' | 'practice',
  goods: readonly EnteredGoods[],
  { userId, now }: { userId: number | undefined; now: Date },
): Promise<ReadonlyMap<number, 'not-invited' | 'not-bought' | null>> {
  const rights = await findEntitlements(
    db,
    type,
    goods.map(({ id, charge, isVipFree, authorId: ownerId, enabledInvite: isInvitedOnly = false }) => ({
      id,
      charge,
      isVipFree,
      ownerId,
      isInvitedOnly,
    })),
    { userId, now },
  );
  return new Map(
    goods.map(({ id, enabledInvite = false }) => [
      id,
      rights.get(id)?.isOpen ? null : enabledInvite ? 'not-invited' : 'not-bought',
    ]),
  );
}
