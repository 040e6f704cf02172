import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { countHolders, isSomebodys } from '../orders/holders.repo.ts';

/** Refuses to remove what people have, with their number, and what was ordered. */
export async function refuseHeld(
  tx: Database,
  type: Parameters<typeof countHolders>[1],
  ids: readonly number[],
  strings: { isHeld: (count: number) => string; isOrdered: string },
): Promise<void> {
  const holders = await countHolders(tx, type, ids);
  if (holders > 0) throw new Problem(1, strings.isHeld(holders));
  if (await isSomebodys(tx, type, ids)) throw new Problem(1, strings.isOrdered);
}
