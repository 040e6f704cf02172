import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { goodsKinds, type SoldGoods } from './goods-kinds.ts';
import { createOrderNumber } from './order-number.ts';
import { expiryFrom, isOverdue } from './order-status.ts';
import * as repo from './orders.repo.ts';
import { orderStrings as strings } from './orders.strings.ts';

/** What a person finds when they want to buy. Throws 404 for what is not sold. */
export async function findGoods(db: Database, wanted: repo.Wanted, now: Date): Promise<SoldGoods> {
  const { userId, type, goodsId } = wanted;
  const goods = await goodsKinds[type].find(db, goodsId, { userId, now });
  if (!goods) throw new Problem(404, strings.goodsMissing);
  return goods;
}

/** Refuses to take money for what a person has, has for nothing, or what is not sold any more. */
export function requireBuyable(goods: SoldGoods | undefined, type: repo.Wanted['type']): void {
  if (goods?.obstacle === 'owned') throw new Problem(1, strings.owned);
  if (goods?.obstacle !== null) throw new Problem(1, goodsKinds[type].notSold);
}

/**
 * Orders something at the price of the moment, or answers the order that waits to be paid for it. Of several at once one
 * makes the order: the index of open orders lets no second one in.
 */
export async function createOrder(tx: Database, wanted: repo.Wanted, now: Date): Promise<repo.OrderRow> {
  // The waiting order first, and held: who pays for it at this moment owns the goods by the time that is asked for.
  const [waiting] = await repo.findOpenOrder(tx, wanted).for('update');
  if (waiting && !isOverdue(waiting, now)) return waiting;
  if (waiting?.status === 5) throw new Problem(1, strings.unsettled);
  if (waiting) await repo.closeOrder(tx, waiting.id, [1], now);
  await goodsKinds[wanted.type].hold?.(tx, wanted.goodsId);
  const goods = await findGoods(tx, wanted, now);
  requireBuyable(goods, wanted.type);
  const order = await repo.insertOrder(tx, orderFor(wanted, goods, now));
  // Somebody was faster, or a number came twice.
  return order ?? createOrder(tx, wanted, now);
}

/** A new order at the price of these goods. */
export function orderFor({ userId, type, goodsId }: repo.Wanted, goods: SoldGoods, now: Date): repo.NewOrder {
  return {
    id: createOrderNumber(now),
    userId,
    goodsType: type,
    goodsId,
    goodsName: goods.name,
    goodsThumb: goods.thumb,
    goodsDays: goods.days ?? null,
    charge: goods.charge,
    status: 1,
    createdAt: now,
    expiresAt: expiryFrom(now),
  };
}
