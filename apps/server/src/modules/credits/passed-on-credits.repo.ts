import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditAccounts, creditTransfers } from '../../db/schema.ts';

/** Credits that a person has promised for a problem and somebody else has got. */
export interface PassedOn {
  problemId: number;
  /** Person who has the credits now. */
  userId: number;
  /** When they were promised. */
  askedAt: Date;
  /** Credits of the bounty that no refund has taken back. */
  left: number;
}

/** The bounties of a person that others have, latest first: told by the book alone, which names each problem. */
export async function listPassedOn(tx: Database, userId: number): Promise<PassedOn[]> {
  const { rows } = await tx.execute<Record<keyof PassedOn, string | number>>(sql`
    select asked.problem as "problemId", account.user_id as "userId",
      extract(epoch from asked.at) * 1000 as "askedAt",
      latest.amount - coalesce((select sum(amount) from ${creditTransfers}
        where from_id = account.id and reason = 'order_refunded'
          and resource_type = 'problem' and resource_id = asked.problem), 0)::int as "left"
    from (
      select resource_id as problem, max(created_at) as at from ${creditTransfers}
      where from_id = (select id from ${creditAccounts} where user_id = ${userId}) and reason = 'bounty_asked'
      group by resource_id
    ) as asked
    cross join lateral (
      select to_id, amount from ${creditTransfers}
      where resource_type = 'problem' and resource_id = asked.problem and reason like 'bounty%'
      order by id desc limit 1
    ) as latest
    join ${creditAccounts} as account on account.id = latest.to_id
    where account.kind = 'person' and account.user_id <> ${userId}
    order by asked.at desc, asked.problem desc`);
  return rows.map((row) => ({
    problemId: Number(row.problemId),
    userId: Number(row.userId),
    askedAt: new Date(Number(row.askedAt)),
    left: Number(row.left),
  }));
}
