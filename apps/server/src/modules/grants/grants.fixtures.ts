import type { Database } from '../../db/database.ts';
import type { GoodsKey } from './entitlement.ts';
import { findGrants } from './grants.repo.ts';

/** Whether somebody was ever granted these goods, and nobody has taken them back. */
export async function isGranted(db: Database, userId: number, goods: GoodsKey): Promise<boolean> {
  const grants = await findGrants(db, userId, goods);
  return grants.some(({ revokedAt }) => revokedAt === null);
}
