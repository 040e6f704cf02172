import type { ResourceType } from '@shuyuan/api-client';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { ofTypes, type ResourceRef } from '../resource-cards/resource-types.ts';

export interface ProductFilter {
  now: Date;
  types: readonly ResourceType[];
  keywords: string | undefined;
  isForMembers: boolean;
}

/** What is published and has a price: a query of `type`, `id`, `charge` and `published_at`. */
const sold = ({ now, types, keywords, isForMembers }: ProductFilter): SQL =>
  ofTypes(types, ({ table, id, title, charge, isVipFree, publishedAt, isPublished }) => {
    const words = keywords === undefined ? sql`true` : isPartOf(title, keywords);
    const forMembers = isForMembers ? sql`${isVipFree}` : sql`true`;
    return sql`select ${id} as id, ${charge} as charge, ${publishedAt} as published_at from ${table}
      where ${isPublished(now)} and ${charge} > 0 and ${words} and ${forMembers}`;
  });

const orders = {
  newest: sql`published_at desc, type, id desc`,
  cheapest: sql`charge, published_at desc, type, id desc`,
  dearest: sql`charge desc, published_at desc, type, id desc`,
};

/** One page of what is sold. */
export async function listProducts(
  db: Database,
  filter: ProductFilter,
  { page, size, sort }: { page: number; size: number; sort: keyof typeof orders },
): Promise<ResourceRef[]> {
  const { rows } = await db.execute<{ type: ResourceType; id: string }>(sql`
    select type, id from (${sold(filter)}) as sold
    order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`);
  return rows.map(({ type, id }) => ({ type, id: Number(id) }));
}

/** How many of each type are sold. */
export async function countProducts(
  db: Database,
  filter: ProductFilter,
): Promise<Partial<Record<ResourceType, number>>> {
  const { rows } = await db.execute<{ type: ResourceType; count: number }>(
    sql`select type, count(*)::int as count from (${sold(filter)}) as sold group by type`,
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}
