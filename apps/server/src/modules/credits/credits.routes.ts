import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { countTransfers, findAccount, listTransfers } from './credits.repo.ts';

/** The calls about one's own credits. */
export function creditsRoutes(): Handlers<Contract['credits']> {
  return {
    async records({ db, viewer, query }) {
      const account = await findAccount(db, viewer.userId);
      if (!account) return { data: [], total: 0, credit1: 0 };
      const [rows, total] = await Promise.all([
        listTransfers(db, account.id, query),
        countTransfers(db, account.id),
      ]);
      return {
        data: rows.map(({ resourceType: type, resourceId, createdAt, ...row }) => ({
          ...row,
          resource: type === null || resourceId === null ? null : { type, id: resourceId },
          created_at: createdAt.toISOString(),
        })),
        total,
        credit1: account.balance,
      };
    },
  };
}
