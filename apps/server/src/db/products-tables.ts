import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference } from './columns.ts';
import { orders } from './orders-tables.ts';

/**
 * The place of a thing in the shop. What has no row is listed as it comes: weight 0, not recommended, with its own line. The price stays
 * at the thing.
 */
export const products = pgTable(
  'products',
  {
    /** The thing's own number and two digits of its type: what has no row yet has its id already. */
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAs(
        sql`goods_id * 100 + case goods_type when 'article' then 1 when 'anthology' then 2 when 'course' then 3 when 'video' then 4 when 'combo' then 5 when 'paper' then 6 when 'mock_paper' then 7 when 'practice' then 8 when 'role' then 9 end`,
      ),
    goodsType: text('goods_type', { enum: orders.goodsType.enumValues }).notNull(),
    goodsId: reference('goods_id').notNull(),
    /** False: taken out of the shop. Who has bought it keeps it. */
    isListed: boolean('is_listed').notNull().default(true),
    /** The heavier, the earlier. */
    weight: integer('weight').notNull().default(0),
    isRecommended: boolean('is_recommended').notNull().default(false),
    /** One line for the shop in place of the thing's own; empty for that. */
    sellingLine: text('selling_line').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_goods').on(table.goodsType, table.goodsId),
    check('products_weight', sql`${table.weight} between -1000000 and 1000000`),
  ],
);
