import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { findGoods, orderFor, requireBuyable } from '../orders/create-order.ts';
import { goodsKinds } from '../orders/goods-kinds.ts';
import * as orders from '../orders/orders.repo.ts';
import { orderStrings } from '../orders/orders.strings.ts';

/** What an offer takes off. */
export interface DealTerms {
  kind: 'flash_sale' | 'group_buy';
  /** Of the slot, or of the offer to groups. */
  id: number;
  /** What it costs by the offer, in whole yuan. */
  charge: number;
}

/**
 * Orders something by an offer. An order for the same goods that nobody has begun to pay gives way to it; of one that is
 * being paid nobody knows yet, so that it is waited for.
 */
export async function createDealOrder(
  tx: Database,
  wanted: orders.Wanted,
  deal: DealTerms,
  now: Date,
): Promise<orders.OrderRow> {
  const [waiting] = await orders.findOpenOrder(tx, wanted).for('update');
  if (waiting?.status === 5) throw new Problem(1, orderStrings.unsettled);
  if (waiting) await orders.closeOrder(tx, waiting.id, [1], now);
  await goodsKinds[wanted.type].hold?.(tx, wanted.goodsId);
  const goods = await findGoods(tx, wanted, now);
  requireBuyable(goods, wanted.type);
  // An offer that has become dearer than the thing itself takes nothing off.
  const discount = { kind: deal.kind, id: deal.id, amount: goods.charge - deal.charge };
  const order = await orders.insertOrder(tx, orderFor(wanted, goods, now, discount));
  // Somebody was faster, or a number came twice.
  return order ?? createDealOrder(tx, wanted, deal, now);
}
