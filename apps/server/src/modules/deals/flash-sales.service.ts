import type { FlashSaleSlot } from '@shuyuan/api-client/money';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { requireOpenSection } from '../config/sections.ts';
import { findGoods, requireBuyable } from '../orders/create-order.ts';
import { findOrder, type OrderRow } from '../orders/orders.repo.ts';
import { createDealOrder } from './deal-order.ts';
import { dealStrings as strings } from './deals.strings.ts';
import * as repo from './flash-sales.repo.ts';

/** How long a piece is kept for who has not ordered it, in milliseconds. */
const slotLife = 10 * 60_000;

/** A piece as its holder sees it. */
export function slotAnswer(held: NonNullable<repo.HeldSlot>, now: Date): FlashSaleSlot {
  const { slot, status, orderExpiresAt } = held;
  const expiresAt = orderExpiresAt ?? slot.expiresAt;
  const isOver = status === null || status === 1 ? expiresAt <= now : status === 7;
  return {
    id: slot.id,
    status: status === 9 ? 1 : isOver ? 3 : 0,
    order_id: slot.orderId,
    expires_at: expiresAt.toISOString(),
  };
}

/** The piece that somebody holds now, paid or not. */
export async function findHeld(
  db: Database,
  saleId: number,
  userId: number,
  now: Date,
): Promise<FlashSaleSlot | null> {
  const found = await repo.findSlot(db, saleId, userId);
  return found ? slotAnswer(found, now) : null;
}

/** Refuses what does not run: before it starts with the seconds that are left, by the server's clock. */
function requireRunning({ startedAt, endedAt }: repo.FlashSaleRow, now: Date): void {
  if (startedAt > now) {
    const seconds = Math.ceil((startedAt.getTime() - now.getTime()) / 1000);
    throw new Problem(1, strings.notStarted, { seconds_left: seconds });
  }
  if (endedAt <= now) throw new Problem(1, strings.over);
}

/** Gets hold of a piece, or answers the one that somebody holds. The sale is held meanwhile: nothing is sold twice. */
export async function takeSlot(
  tx: Database,
  saleId: number,
  userId: number,
  now: Date,
): Promise<FlashSaleSlot> {
  const sale = await repo.lockFlashSale(tx, saleId);
  if (!sale) throw new Problem(404, strings.missing);
  const held = await findHeld(tx, saleId, userId, now);
  if (held && held.status !== 3) return held;
  await requireOpenSection(tx, sale.goodsType);
  requireRunning(sale, now);
  const wanted = { userId, type: sale.goodsType, goodsId: sale.goodsId };
  requireBuyable(await findGoods(tx, wanted, now), sale.goodsType);
  const taken = (await repo.countHeld(tx, [saleId], now)).get(saleId) ?? 0;
  if (taken >= sale.num) throw new Problem(1, strings.soldOut);
  const expiresAt = new Date(now.getTime() + slotLife);
  const slot = await repo.insertSlot(tx, { saleId, userId, createdAt: now, expiresAt });
  return slotAnswer({ slot, status: null, orderExpiresAt: null }, now);
}

/** Orders the piece that somebody holds; again the same order. */
export async function orderSlot(tx: Database, slotId: number, userId: number, now: Date): Promise<OrderRow> {
  const held = await repo.lockSlot(tx, slotId, userId);
  if (!held) throw new Problem(404, strings.missing);
  if (slotAnswer(held, now).status === 3) throw new Problem(1, strings.lapsed);
  const sale = await repo.findFlashSale(tx, held.slot.saleId);
  if (sale) await requireOpenSection(tx, sale.goodsType);
  const ordered = held.slot.orderId !== null && (await findOrder(tx, userId, held.slot.orderId));
  if (ordered) return ordered;
  if (!sale) throw new Problem(404, strings.missing);
  const wanted = { userId, type: sale.goodsType, goodsId: sale.goodsId };
  const order = await createDealOrder(
    tx,
    wanted,
    { kind: 'flash_sale', id: slotId, charge: sale.charge },
    now,
  );
  await repo.keepSlotOrder(tx, slotId, order.id);
  return order;
}
