import { and, countDistinct, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grants, orders } from '../../db/schema.ts';
import { isOwning } from '../grants/grants.repo.ts';

export interface OwnedSlice {
  userId: number;
  type: 'course' | 'combo' | 'video';
  now: Date;
}

const isOwned = ({ userId, type, now }: OwnedSlice) =>
  and(eq(grants.userId, userId), eq(grants.goodsType, type), isOwning(grants, now));

/** How many different ones a person has. */
export async function countOwned(db: Database, slice: OwnedSlice): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(grants.goodsId) })
    .from(grants)
    .where(isOwned(slice));
  return row?.count ?? 0;
}

/** One page of what a person has, the latest first: a query of `id`, `at` and the `charge` that was paid. */
export const ownedPage = (slice: OwnedSlice, { page, size }: { page: number; size: number }): SQL => sql`
  select owned.id, owned.at, coalesce((select ${orders.charge} from ${orders} where ${orders.id} = owned.order_id), 0) as charge
  from (
    select ${grants.goodsId} as id, max(${grants.createdAt}) as at,
      (array_agg(${grants.orderId} order by ${grants.createdAt} desc) filter (where ${grants.orderId} is not null))[1] as order_id
    from ${grants} where ${isOwned(slice)} group by ${grants.goodsId}
    order by max(${grants.createdAt}) desc, ${grants.goodsId} desc limit ${size} offset ${(page - 1) * size}
  ) as owned`;
