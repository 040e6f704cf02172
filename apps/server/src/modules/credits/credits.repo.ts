import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditAccounts, creditTransfers } from '../../db/schema.ts';

/** The account of a person; undefined while nothing has come to it. */
export async function findAccount(db: Database, userId: number) {
  const [account] = await db
    .select({ id: creditAccounts.id, balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return account;
}

/** One page of what came and went, the latest first. */
export const listTransfers = (
  db: Database,
  accountId: number,
  { page, size }: { page: number; size: number },
) =>
  db
    .select({
      id: creditTransfers.id,
      sum: sql<number>`case when ${creditTransfers.toId} = ${accountId} then ${creditTransfers.amount} else -${creditTransfers.amount} end`,
      reason: creditTransfers.reason,
      resourceType: creditTransfers.resourceType,
      resourceId: creditTransfers.resourceId,
      remark: creditTransfers.remark,
      createdAt: creditTransfers.createdAt,
    })
    .from(creditTransfers)
    .where(
      // Two lists by their own indexes, each no longer than what is asked for.
      inArray(
        creditTransfers.id,
        sql`(${newest(accountId, 'from', page * size)} union all ${newest(accountId, 'to', page * size)})`,
      ),
    )
    .orderBy(desc(creditTransfers.createdAt), desc(creditTransfers.id))
    .limit(size)
    .offset((page - 1) * size);

const newest = (accountId: number, side: 'from' | 'to', count: number) => {
  const column = side === 'from' ? creditTransfers.fromId : creditTransfers.toId;
  return sql`(select id from ${creditTransfers} where ${column} = ${accountId} order by created_at desc, id desc limit ${count})`;
};

export const countTransfers = (db: Database, accountId: number): Promise<number> =>
  db.$count(creditTransfers, or(eq(creditTransfers.fromId, accountId), eq(creditTransfers.toId, accountId)));
