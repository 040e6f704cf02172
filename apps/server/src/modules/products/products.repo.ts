import type { ResourceType } from '@shuyuan/api-client';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { keyOf, ofTypes, type ResourceRef } from '../resource-cards/resource-types.ts';

export interface ProductFilter {
  now: Date;
  types: readonly ResourceType[];
  keywords: string | undefined;
  isForMembers: boolean;
}

/** What is published, has a price and was not taken out of the shop: a query of `type`, `id`, `charge`, `published_at` and its place. */
const sold = ({ now, types, keywords, isForMembers }: ProductFilter): SQL =>
  sql`select of_types.*, coalesce(${products.weight}, 0) as weight,
      coalesce(${products.isRecommended}, false) as is_recommended
    from (${ofTypes(types, ({ table, id, title, charge, isVipFree, publishedAt, isPublished }) => {
      const words = keywords === undefined ? sql`true` : isPartOf(title, keywords);
      const forMembers = isForMembers ? sql`${isVipFree}` : sql`true`;
      return sql`select ${id} as id, ${charge} as charge, ${publishedAt} as published_at from ${table}
        where ${isPublished(now)} and ${charge} > 0 and ${words} and ${forMembers}`;
    })}) as of_types
    left join ${products} on ${products.goodsType} = of_types.type and ${products.goodsId} = of_types.id
    where coalesce(${products.isListed}, true)`;

const orders = {
  newest: sql`weight desc, is_recommended desc, published_at desc, type, id desc`,
  cheapest: sql`charge, weight desc, published_at desc, type, id desc`,
  dearest: sql`charge desc, weight desc, published_at desc, type, id desc`,
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

/** What the shop says of these beside their cards, by `keyOf`. What has no place has nothing. */
export async function findPlaces(
  db: Database,
  refs: readonly ResourceRef[],
): Promise<ReadonlyMap<string, { isRecommended: boolean; sellingLine: string }>> {
  if (refs.length === 0) return new Map();
  const ofType = [...Map.groupBy(refs, ({ type }) => type)].map(([type, these]) =>
    and(
      eq(products.goodsType, type),
      inArray(
        products.goodsId,
        these.map(({ id }) => id),
      ),
    ),
  );
  const rows = await db
    .select()
    .from(products)
    .where(or(...ofType));
  return new Map(
    rows.map(({ goodsType, goodsId: id, ...place }) => [
      keyOf({ type: goodsType as ResourceType, id }),
      place,
    ]),
  );
}
