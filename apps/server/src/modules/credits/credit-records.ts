import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { countTransfers, findAccount, listTransfers } from './credits.repo.ts';

/** What came to a person's credits and what went, the latest first, and what they have. */
export async function recordsOf(
  db: Database,
  userId: number,
  query: { page: number; size: number },
): Promise<AnswerOf<Contract['credits']['records']>> {
  const account = await findAccount(db, userId);
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
}
