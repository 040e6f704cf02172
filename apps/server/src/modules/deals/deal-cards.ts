import type { FlashSale } from '@shuyuan/api-client/money';
import type { Database } from '../../db/database.ts';
import { describePublished } from '../resource-cards/describe-resources.ts';
import type { ResourceRef } from '../resource-cards/resource-types.ts';

/** An offer as it is stored. */
interface Offer {
  id: number;
  goodsType: FlashSale['goods_type'];
  goodsId: number;
  charge: number;
  startedAt: Date;
  endedAt: Date;
}

/** What every offer says of itself. */
export type DealCard = Omit<FlashSale, 'num' | 'over_num'>;

/** Offers beside what they say of themselves; those of goods that are not published are left out. */
export async function dealCards<Row extends Offer>(
  db: Database,
  rows: readonly Row[],
  now: Date,
): Promise<{ row: Row; card: DealCard }[]> {
  const refs = rows.map(({ goodsType: type, goodsId: id }): ResourceRef => ({ type, id }));
  const found = await describePublished(db, refs, now);
  const byRef = new Map(found.map((goods) => [`${goods.type} ${goods.id}`, goods]));
  return rows.flatMap((row) => {
    const goods = byRef.get(`${row.goodsType} ${row.goodsId}`);
    if (!goods) return [];
    const card: DealCard = {
      id: row.id,
      goods_type: row.goodsType,
      goods_id: row.goodsId,
      goods_title: goods.title,
      goods_thumb: goods.thumb,
      charge: Math.min(row.charge, goods.charge),
      original_charge: goods.charge,
      started_at: row.startedAt.toISOString(),
      ended_at: row.endedAt.toISOString(),
      is_start: row.startedAt <= now,
      is_over: row.endedAt <= now,
    };
    return [{ row, card }];
  });
}
