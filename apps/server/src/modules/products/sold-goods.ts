import type { GoodsRef } from '@shuyuan/api-client';
import { isNull, sql, type SQL } from 'drizzle-orm';
import { bigint, integer, pgTable, text, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import {
  anthologies,
  articles,
  combos,
  courses,
  membershipPlans,
  mockPapers,
  papers,
  practices,
  videos,
} from '../../db/schema.ts';
import type { ResourceTable } from '../../resources/resource.ts';

/** How a type of goods is read where its price stands. */
interface Priced {
  table: PgTable;
  id: PgColumn;
  title: PgColumn;
  thumb?: PgColumn | undefined;
  charge: PgColumn;
  createdAt: PgColumn;
  publishedAt: PgColumn | SQL;
  deletedAt?: PgColumn | undefined;
}

/** A table whose columns are called as most are. */
type PricedTable = PgTable & Omit<Priced, 'table'>;

const ofTable = (table: PricedTable): Priced => {
  const { id, title, thumb, charge, createdAt, publishedAt, deletedAt } = table;
  return { table, id, title, thumb, charge, createdAt, publishedAt, deletedAt };
};

const priced: Record<GoodsRef['goods_type'], Priced> = {
  article: ofTable(articles),
  anthology: ofTable(anthologies),
  course: ofTable(courses),
  video: ofTable(videos),
  combo: ofTable(combos),
  paper: ofTable(papers),
  mock_paper: ofTable(mockPapers),
  practice: ofTable(practices),
  role: {
    table: membershipPlans,
    id: membershipPlans.id,
    title: membershipPlans.name,
    charge: membershipPlans.charge,
    createdAt: membershipPlans.createdAt,
    publishedAt: sql`case when ${membershipPlans.isForSale} then ${membershipPlans.createdAt} end`,
    deletedAt: membershipPlans.deletedAt,
  },
};

/** The digits that the ids of `products` end with, as that column is generated. */
const typeDigits: Record<GoodsRef['goods_type'], number> = {
  article: 1,
  anthology: 2,
  course: 3,
  video: 4,
  combo: 5,
  paper: 6,
  mock_paper: 7,
  practice: 8,
  role: 9,
};

/** The id that something has in `products`, whether it has a row there or not. */
export const productId = ({ goods_type: type, goods_id: id }: GoodsRef): number =>
  id * 100 + typeDigits[type];

/** What a price stands at, for whoever writes it there: null for ids of nothing. */
export const chargeOf = (goodsType: PgColumn, goodsId: PgColumn): SQL =>
  sql`case ${goodsType} ${sql.join(
    Object.entries(priced).map(
      ([type, { table, id, charge }]) =>
        sql`when ${sql.raw(`'${type}'`)} then (select ${charge} from ${table} where ${id} = ${goodsId})`,
    ),
    sql` `,
  )} end`;

/** Everything that has a price, published or not: the columns of one `select` over all types. */
export const soldColumns = pgTable('sold_goods', {
  id: bigint('id', { mode: 'number' }).notNull(),
  goodsType: text('goods_type').$type<GoodsRef['goods_type']>().notNull(),
  goodsId: bigint('goods_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  thumb: text('thumb').notNull(),
  charge: integer('charge').notNull(),
  publishedAt: instant('published_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

const selected = Object.entries(priced).map(
  ([type, { table, id, title, thumb, charge, createdAt, publishedAt, deletedAt }]) => sql`
    select ${id} * 100 + ${sql.raw(String(typeDigits[type as GoodsRef['goods_type']]))} as id,
      ${sql.raw(`'${type}'`)} as goods_type, ${id} as goods_id, ${title} as title, ${thumb ?? sql`''`} as thumb,
      ${charge} as charge, ${publishedAt} as published_at, ${createdAt} as created_at, ${createdAt} as updated_at
    from ${table} where ${charge} > 0 and ${deletedAt ? isNull(deletedAt) : sql`true`}`,
);

/** The same as what a list of the console reads from: no table has it, and nothing is written to it. */
export const soldGoods = Object.assign(
  sql`(${sql.join(selected, sql` union all `)}) as ${sql.identifier('sold_goods')}`,
  { id: soldColumns.id, createdAt: soldColumns.createdAt, updatedAt: soldColumns.updatedAt },
) as unknown as ResourceTable;
