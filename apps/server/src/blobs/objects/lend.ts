import type { Database } from '../../db/database.ts';
import { QuotaReached, type Loan, type ObjectStore } from '../object-store.ts';
import type { Access } from './access.ts';
import { checkKey } from './object-key.ts';
import { countBytes, lockUser, saveLoan } from './objects.repo.ts';

/** Lends access within a person's quota: what they have stored counts, and what they may still store. */
export function createLending(db: Database, access: Access, quota: number): ObjectStore['lend'] {
  return async ({ now, ...loan }: Loan) => {
    checkKey(loan.key);
    const lent = access.lend(loan.key, now);
    await db.transaction(async (tx) => {
      if (!(await lockUser(tx, loan.userId))) throw new Error('Access is lent to people who exist.');
      const used = await countBytes(tx, loan.userId, loan.key, now);
      if (used + loan.maxBytes > quota) throw new QuotaReached(quota, used);
      await saveLoan(tx, { ...loan, expiresAt: lent.expires });
    });
    return lent;
  };
}
