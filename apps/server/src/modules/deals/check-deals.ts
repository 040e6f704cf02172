import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { flashSales, flashSaleSlots, orders, type groupBuys } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Change } from '../../resources/resource.ts';
import { describePublished } from '../resource-cards/describe-resources.ts';
import { managedDealStrings as strings } from './managed-deals.strings.ts';

type DealTable = typeof flashSales | typeof groupBuys;

/** Refuses what nobody could buy cheaper by it: goods that are not for sale, or cost no more. */
export const checkGoods =
  (table: DealTable) =>
  async (ids: readonly number[], { tx, now }: Change): Promise<void> => {
    const rows = await tx
      .select({ type: table.goodsType, id: table.goodsId, charge: table.charge })
      .from(table)
      .where(inArray(table.id, [...ids]));
    const goods = await describePublished(tx, rows, now);
    for (const { type, id, charge } of rows) {
      const found = goods.find((each) => each.type === type && each.id === id);
      if (!found || found.charge === 0) throw new Problem(1, strings.notSold, { field: 'goods_id' });
      if (charge >= found.charge) throw new Problem(1, strings.notCheaper(found.charge), { field: 'charge' });
    }
  };

/** How many pieces of a sale were paid. */
export const soldOf = (saleId: PgColumn): SQL<number> => sql`(
  select count(*) from ${flashSaleSlots} join ${orders} on ${eq(orders.id, flashSaleSlots.orderId)}
  where ${and(eq(flashSaleSlots.saleId, saleId), eq(orders.status, 9))})`;

/** Refuses fewer pieces than people have got hold of. */
export async function checkStock(tx: Database, ids: readonly number[]): Promise<void> {
  const [short] = await tx
    .select({ num: flashSales.num, sold: soldOf(flashSales.id) })
    .from(flashSales)
    .where(and(inArray(flashSales.id, [...ids]), sql`${flashSales.num} < ${soldOf(flashSales.id)}`));
  if (short) throw new Problem(1, strings.belowSold(Number(short.sold)), { field: 'num' });
}

/** Whether an offer runs at a moment, as SQL. */
export const dealState = ({ startedAt, endedAt }: Pick<DealTable, 'startedAt' | 'endedAt'>, now: Date): SQL =>
  sql`case when ${endedAt} <= ${now.toISOString()} then 'over' when ${startedAt} > ${now.toISOString()} then 'coming' else 'running' end`;
